/**
 * Where in the client somebody is: `/`, `/t/CODE` (with a token behind # that moves a chair here), `/t/CODE/game/N` (with
 * its review: `/t/CODE/game/N/review`), or `/record` with a file. `/pad` has the pads for real cards and dice, `/tv/CODE`
 * a table on a big screen, `/practice` exercises, `/here/CODE` is a table of this device: these stand behind #, as everything does on a web host
 * that knows files alone.
 */

import { isSite, ROOT } from "./root";

const HOME = new URL(ROOT).pathname;

function pathOf({ pathname, hash }: Location): string {
  if (hash.startsWith("#/")) return hash.slice(1);
  return pathname.startsWith(HOME) ? `/${pathname.slice(HOME.length)}` : pathname;
}

const tokenOf = ({ hash }: Location): string => (hash.startsWith("#/") ? "" : hash.slice(1));

class Route {
  path = $state(pathOf(location));
  token = $state(tokenOf(location));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.path = pathOf(location);
    this.token = tokenOf(location);
  }

  go(path: string): void {
    const behind = /^\/(here\/|tv\/|pad|practice|evening)/.test(path) || (isSite() && path !== "/");
    history.pushState(null, "", behind ? `${HOME}#${path}` : HOME + path.slice(1));
    this.#read();
    scrollTo(0, 0);
  }

  /** A token is a key: once kept it leaves the address bar. */
  forgetToken(): void {
    history.replaceState(null, "", this.path);
    this.token = "";
  }

  /** A finished game that is looked at. */
  get replay(): { code: string; number: number; reviewed: boolean } | null {
    const [, code, number, review] = /^\/(?:t|here)\/([^/]+)\/game\/(\d+)(\/review)?$/.exec(this.path) ?? [];
    return code ? { code: code.toUpperCase(), number: Number(number), reviewed: review !== undefined } : null;
  }

  /** The pad for real cards and dice that is open; empty for the list of all, null for none. */
  get pad(): string | null {
    const [found, code] = /^\/pad(?:\/([^/]+))?$/.exec(this.path) ?? [];
    return found === undefined ? null : (code ?? "").toUpperCase();
  }

  /** Whether somebody builds phases; what a link brought along, else empty; null: no. */
  get evening(): string | null {
    const [found, shared] = /^\/evening(?:\/([\w-]+))?$/.exec(this.path) ?? [];
    return found === undefined ? null : (shared ?? "");
  }

  /** Whether it is a table of this device. */
  get isHere(): boolean {
    return this.path.startsWith("/here/");
  }

  /** The text of a record that somebody opened; it lives as long as this page does. */
  record = $state.raw("");

  open(record: string): void {
    this.record = record;
    this.go("/record");
  }

  /** A table that is shown on a big screen. */
  get tv(): string {
    return /^\/tv\/([^/]+)$/.exec(this.path)?.[1]?.toUpperCase() ?? "";
  }

  get table(): string {
    return /^\/(?:t|here)\/([^/]+)$/.exec(this.path)?.[1]?.toUpperCase() ?? "";
  }
}

export const route = new Route();
