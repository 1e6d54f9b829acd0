/** Pads that a server shares: their codes, the right to write, and what was written here but has not arrived there. */

import { ask } from "../../lib/api";
import { keep, kept } from "../../lib/memory";
import type { PadPlace, Refusal } from "../../lib/protocol";
import { append } from "../../lib/local/store";
import { remember, remove } from "./list";
import type { Entry, Shown } from "./shown";

/** An entry that the server does not have yet; `why` it refused it, if it did. */
export interface Unsent {
  entry: Entry & { at: number };
  /** How many entries of the server its writer had seen, and which later ones are the writer's, too. */
  since: number;
  own: number[];
  why?: Refusal;
}

/** Codes of shared pads are longer than those of this browser's own. */
export const isShared = (code: string): boolean => /^[A-HJ-NP-Z2-9]{10}$/.test(code);

export const tokenOf = (code: string): string => kept<string>(`pad-token.${code}`) ?? "";
export const keepToken = (code: string, token: string): void => keep(`pad-token.${code}`, token);

export function unsentOf(code: string): Unsent[] {
  const found = kept<Unsent[]>(`pad-unsent.${code}`);
  return Array.isArray(found) ? found : [];
}

/** Changes what waits, of this tab and others; false if it cannot be kept. */
export function changeUnsent(code: string, change: (unsent: Unsent[]) => Unsent[]): boolean {
  const next = change(unsentOf(code));
  keep(`pad-unsent.${code}`, next);
  return JSON.stringify(unsentOf(code)) === JSON.stringify(next);
}

/** Shares a pad of this browser, which goes on under its new code. */
export async function share(code: string, shown: Shown): Promise<string> {
  const { pad, token } = await ask<PadPlace>("/api/pads", { entries: shown.entries });
  keepToken(pad, token);
  await append(pad, 0, Date.now(), shown.entries).catch(() => undefined); // the server has them
  remember(pad, shown);
  await remove(code).catch(() => undefined);
  return pad;
}

export const linkOf = (code: string, token: string): string =>
  `${location.origin}/pad/${code}${token ? `#${token}` : ""}`;

/** A link as a picture. */
export async function qrCode(code: string, token: string): Promise<string> {
  const answer = await fetch(`/api/pads/${code}/qr.svg`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(token ? { token } : {}),
  });
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : "";
}
