/**
 * A pad that a server shares: everybody sees at once what somebody writes. Without a connection it is written here and
 * sent later; what the server refuses then is shown, and somebody decides. Nothing is lost.
 */

import { Refused } from "../../lib/api";
import { refusal } from "../../lib/local/messages";
import { append } from "../../lib/local/store";
import type { Refusal } from "../../lib/protocol";
import { speech } from "../../lib/words.svelte";
import { PadLine, type PadMessage } from "./line";
import { entriesOf, remember } from "./list";
import { OpenPad } from "./pad.svelte";
import { changeUnsent, keepToken, tokenOf, unsentOf, type Unsent } from "./sharing";
import { add, show, type Entry } from "./shown";

export class SharedPad extends OpenPad {
  /** Whether the server can be reached, and whether it lets this browser write; null until it has said so. */
  online = $state(false);
  mayWrite = $state<boolean | null>(null);
  /** What was written here and waits for the server, and what the server refused. */
  unsent = $state.raw<Unsent[]>([]);
  refused = $state.raw<Unsent[]>([]);
  /** Whether the server no longer has it. */
  gone = $state(false);

  /** The entries that the server has. */
  #written: Entry[] = [];
  #line: PadLine | null = null;
  #begun: Promise<void> | null = null;
  #closed = false;
  #sent: { item: Unsent; id: number; done: (answer: Refusal | null) => void } | null = null;
  #last = 0;
  #kept = 0;
  #withdrawn = new Set<number>();
  #showing: Promise<void> = Promise.resolve();

  override get writes(): boolean {
    return this.mayWrite ?? tokenOf(this.code) !== "";
  }

  async load(): Promise<boolean> {
    this.#begun ??= this.#begin();
    await this.#begun;
    await this.#show();
    return true;
  }

  async #begin(): Promise<void> {
    this.#written = await entriesOf(this.code).catch(() => []);
    this.#kept = this.#written.length;
    this.#sort(unsentOf(this.code));
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    this.#line?.close();
    this.#line = new PadLine(
      this.code,
      () => ({ type: "hello", tokens: this.#tokens(), since: this.#written.length, lang: speech.language }),
      (message) => this.#hear(message),
      () => this.#lost(),
    );
  }

  /** From now on this browser writes by another link. */
  takeToken(token: string): void {
    keepToken(this.code, token);
    if (this.#line) this.#connect();
  }

  override close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  /** Writes an entry: the server has it, or it waits here for the connection. */
  write(entry: Entry): Promise<boolean> {
    return this.work(async () => {
      const item = { entry: { ...entry, at: Date.now() }, since: this.#written.length, own: [] };
      this.shown = await add(this.shown?.entries ?? [], item.entry);
      if (!changeUnsent(this.code, (all) => [...all, item]) && !this.online)
        throw new Refused(refusal("device-storage"), 0);
      this.unsent = [...this.unsent, item];
      const answer = await this.#send();
      if (answer) throw new Refused(answer, 0);
    });
  }

  /** What waits here is simply forgotten; what may have arrived is taken back there. */
  override undo(): Promise<boolean> {
    const item = this.unsent.at(-1);
    if (!item) return super.undo();
    this.#withdrawn.add(item.entry.at);
    this.#forget(item);
    return this.#show().then(() => true);
  }

  /** A refused entry is written all the same, over what is there now. */
  async insist(item: Unsent): Promise<void> {
    const before = this.refused.length;
    if ((await this.write(item.entry)) || this.refused.length > before) this.drop(item);
  }

  drop(item: Unsent): void {
    this.#forget(item);
  }

  // -- what the server says -------------------------------------------------------------------------------------------

  #tokens(): string[] {
    const token = tokenOf(this.code);
    return token ? [token] : [];
  }

  #hear(message: PadMessage): void {
    if (message.type === "pad") {
      [this.online, this.mayWrite] = [true, message.writes];
      this.refusal = null;
      this.#take(message.start, message.entries as Entry[]);
      void this.#send();
    } else if (message.type === "written") {
      this.#take(message.start, message.entries as Entry[]);
      if (message.re) this.#answered(message.entries.length ? message.start : -1);
    } else if (message.type === "renewed") keepToken(this.code, message.token);
    else if (message.type === "refused") this.#hearRefusal(message);
  }

  #hearRefusal(message: Extract<PadMessage, { type: "refused" }>): void {
    if (!message.re || message.re !== this.#sent?.id) {
      this.gone = !this.online && message.key === "no-pad";
      if (!this.online && !(this.gone && this.#written.length)) this.refusal = message;
    } else if (["too-fast", "store-fails"].includes(message.key)) {
      const sent = this.#sent;
      this.#sent = null;
      setTimeout(() => void this.#send().then(sent.done), 1000);
    } else this.#answered(-1, message);
  }

  #lost(): void {
    this.online = false;
    const sent = this.#sent;
    this.#sent = null;
    sent?.done(null); // it stays here, and is sent again
  }

  #take(start: number, entries: Entry[]): void {
    if (start > this.#written.length) return;
    this.#written = [...this.#written.slice(0, start), ...entries];
    const fresh = this.#written.slice(this.#kept);
    if (fresh.length) void append(this.code, this.#kept, Date.now(), fresh).catch(() => undefined); // the server has them
    this.#kept = this.#written.length;
    void this.#show().then(() => this.#takeBack());
  }

  /** What was taken back here before it was known to have arrived. */
  #takeBack(): void {
    const number = this.#written.findIndex(({ at }) => this.#withdrawn.has(at as number));
    if (number < 1) return;
    this.#withdrawn.delete(this.#written[number]?.["at"] as number);
    void this.write({ undo: number });
  }

  // -- what waits -----------------------------------------------------------------------------------------------------

  #sort(all: Unsent[]): void {
    this.unsent = all.filter(({ why }) => !why);
    this.refused = all.filter(({ why }) => why);
  }

  /** Sends the first entry that waits, and those after it when it has arrived; why this one was refused, or null. */
  #send(): Promise<Refusal | null> {
    const item = this.unsent[0];
    if (!item || this.#sent || !this.online || !this.mayWrite) return Promise.resolve(null);
    return new Promise((done) => {
      this.#sent = { item, id: ++this.#last, done };
      const { entry, since, own } = item;
      this.#line?.send({ type: "write", id: this.#last, entry, since, own });
    });
  }

  /** The entry that was sent is number `seq` now, was there already (−1), or was refused. */
  #answered(seq: number, why: Refusal | null = null): void {
    const sent = this.#sent;
    if (!sent) return;
    this.#sent = null;
    this.#forget(sent.item);
    if (seq >= 0) this.#change((all) => all.map((one) => ({ ...one, own: [...one.own, seq] })));
    if (why) this.#change((all) => [...all, { ...sent.item, why }]);
    void this.#show();
    sent.done(why);
    void this.#send();
  }

  #forget(item: Unsent): void {
    this.#change((all) => all.filter(({ entry }) => entry.at !== item.entry.at));
  }

  #change(change: (all: Unsent[]) => Unsent[]): void {
    changeUnsent(this.code, change);
    this.#sort(change([...this.unsent, ...this.refused]));
  }

  // -- what is shown --------------------------------------------------------------------------------------------------

  /** The server's entries, and after them those that wait; one that does not fit any more is left out until it is sent. */
  #show(): Promise<void> {
    this.#showing = this.#showing.then(async () => {
      if (!this.#written.length) return;
      let shown = await show(this.#written);
      for (const { entry } of this.unsent) shown = await add(shown.entries, entry).catch(() => shown);
      this.shown = shown;
      remember(this.code, shown);
    });
    this.#showing = this.#showing.catch(() => void (this.refusal = refusal("device-broken")));
    return this.#showing;
  }
}
