/**
 * The engine's files: fetched part by part, each checked and kept, so that what was broken off goes on where it was. Those
 * of older versions are removed by the service worker, which knows whether older pages are open.
 */

export interface Part {
  file: string;
  size: number;
  hash: string;
}
export interface Manifest {
  folder: string;
  lock: string;
  files: { name: string; parts: Part[] }[];
}
export type Tell = (loaded: number, total: number) => void;

const KEPT = "zehn-engine";

export class DownloadFails extends Error {}

/** Some browsers, and pages without a certificate, have no place for files: then they are fetched anew each time. */
async function open(): Promise<Cache | null> {
  try {
    return await caches.open(KEPT);
  } catch {
    return null;
  }
}

async function fetched(url: string, tell: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new DownloadFails(url);
  const pieces: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    tell(piece.value.length);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

/** Without a certificate browsers cannot check: then the packing of the part itself has to do. */
async function isWhole(bytes: Uint8Array<ArrayBuffer>, part: Part): Promise<boolean> {
  if (bytes.length !== part.size) return false;
  if (!isSecureContext) return true;
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("") === part.hash;
}

/** The parts, from the browser's memory or from the host; those that are damaged are fetched again. */
export class Download {
  #cache: Cache | null = null;
  #loaded = 0;
  readonly #total: number;

  constructor(
    readonly manifest: Manifest,
    readonly root: string,
    readonly tell: Tell = () => undefined,
  ) {
    this.#total = manifest.files.flatMap(({ parts }) => parts).reduce((sum, { size }) => sum + size, 0);
  }

  /** Fetches what is missing, so that it can be used without a network. */
  async keep(): Promise<void> {
    if ("locks" in navigator) await navigator.locks.request(KEPT, () => this.#keep());
    else await this.#keep();
  }

  /** One tab, or one part of it, fetches; others then find what it has kept. */
  async #keep(): Promise<void> {
    for (const { parts } of this.manifest.files) for (const part of parts) await this.#part(part);
  }

  /** A whole file. */
  async file(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const found = this.manifest.files.find((file) => file.name === name);
    if (!found) throw new DownloadFails(name);
    const blobs = await Promise.all(found.parts.map(async (part) => unpacked(await this.#part(part))));
    return new Uint8Array(await new Blob(blobs).arrayBuffer());
  }

  async #part(part: Part): Promise<Uint8Array<ArrayBuffer>> {
    this.#cache ??= await open();
    const url = new URL(part.file, this.root).href;
    const kept = await this.#cache?.match(url);
    if (kept) {
      const bytes = new Uint8Array(await kept.arrayBuffer());
      if (await isWhole(bytes, part)) {
        this.#count(part.size);
        return bytes;
      }
    }
    const before = this.#loaded;
    const bytes = await fetched(url, (count) => this.#count(count)).catch(() => {
      throw new DownloadFails(part.file);
    });
    if (!(await isWhole(bytes, part))) {
      this.#loaded = before;
      throw new DownloadFails(part.file);
    }
    await this.#cache?.put(url, new Response(bytes)).catch(() => undefined); // no room: the next visit fetches it again
    return bytes;
  }

  #count(bytes: number): void {
    this.#loaded = Math.min(this.#total, this.#loaded + bytes);
    this.tell(this.#loaded, this.#total);
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}
