/** The code of a table in what somebody typed or pasted: the code itself, or a link that ends with it. */
export function codeIn(text: string): string {
  return (/([A-Za-z0-9]{6,7})\/?$/.exec(text.trim().replace(/[#?].*$/, ""))?.[1] ?? "").toUpperCase();
}
