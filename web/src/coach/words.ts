/** The words of the coach: they are fetched when somebody asks for a review, in each language that is spoken then. */

import { addWords, type Language } from "../lib/words.svelte";

const FILES = import.meta.glob<string>("../../../src/zehn/sheets/words/{de,en}/{review,coach_reasons}.ftl", {
  query: "?raw",
  import: "default",
});
const done = new Set<Language>();

export async function learnReviews(language: Language): Promise<void> {
  if (done.has(language)) return;
  const found = Object.entries(FILES).filter(([file]) => file.includes(`/${language}/`));
  addWords(language, await Promise.all(found.map(([, text]) => text())));
  done.add(language);
}
