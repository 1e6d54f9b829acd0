/** Every text a person reads, from the same Fluent files as the server's. The language can change at any time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { kept, keep } from "./memory";
import type { Refusal } from "./protocol";

export type Language = "de" | "en";
export type Details = Record<string, string | number>;
export const LANGUAGES: Language[] = ["de", "en"];

/** What each language calls itself. */
const NAMES: Record<Language, string> = { de: "Deutsch", en: "English" };

/** The messages of each language, a file of its own: nobody needs both at once. */
const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import("./words-de"),
  en: () => import("./words-en"),
};
const bundles = new Map<Language, FluentBundle>();

/** Makes a language ready; whoever changes to one waits for it. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of (await FILES[language]()).default) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

/** Adds messages that not everybody needs to a language that is ready. */
export function addWords(language: Language, texts: string[]): void {
  for (const text of texts) bundles.get(language)?.addResource(new FluentResource(text));
}

function first(): Language {
  const known = kept<Language>("language");
  if (known && LANGUAGES.includes(known)) return known;
  const own = navigator.languages[0]?.slice(0, 2);
  return LANGUAGES.find((language) => language === own) ?? "en";
}

class Speech {
  language = $state<Language>(first());

  /** The own name of a language. */
  name(language: Language): string {
    return NAMES[language];
  }

  choose(language: Language): void {
    if (!bundles.has(language)) {
      void learn(language).then(() => this.choose(language));
      return;
    }
    this.language = language;
    keep("language", language);
  }
}

export const speech = new Speech();

/** A sentence in the language of the moment. */
export function t(key: string, details: Details = {}): string {
  const bundle = bundles.get(speech.language);
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, details).replace(/\s+/g, " ").trim() : key;
}

export function has(key: string): boolean {
  return bundles.get(speech.language)?.hasMessage(key) ?? false;
}

/** For the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why something was refused; the server's own sentence where this client has no words for it. */
export function refusalWords(refusal: Refusal): string {
  const named = `named-${refusal.key}`;
  if ("player" in refusal.details && has(named)) return t(named, refusal.details);
  const key = `no-${refusal.key}`;
  return has(key) ? t(key, refusal.details) : refusal.text;
}

/** How a bot plays, by the name of its level; one that this client does not know yet is called by it. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  return has(key) ? t(key) : level;
}

/** The same in a sentence; a game may have one of its own. */
export function levelSays(level: string, game: string): string {
  const key = [`level-${game}-${level}-says`, `level-${level}-says`].find(has);
  return key ? t(key) : "";
}

/** “Anna, Ben and Cleo”. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { before: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}
