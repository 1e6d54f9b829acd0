/** Giving a link to others. */

export type Shared = "shared" | "copied" | "failed";

/** By the system's own window; where there is none, into the clipboard, which plain http does not have everywhere. */
export async function share(what: { title: string; text: string; url: string }): Promise<Shared> {
  try {
    if ("share" in navigator && navigator.maxTouchPoints > 0) {
      await navigator.share(what);
      return "shared";
    }
    return await copy([what.text, what.url].filter(Boolean).join("\n"));
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
