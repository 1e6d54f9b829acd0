/** Every text a person reads, from the same Fluent files as the server's. The language can change at any time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { kept, keep } from "./memory";
import type { Refusal } from "./protocol";

export type Language = "de" | "en";
export type Details = Record<string, string | number>;
export const LANGUAGES: Language[] = ["de", "en"];

/** What each language calls itself. */
const NAMES: Record<Language, string> = { de: "Deutsch", en: "English" };

/** All files that the client may say, each loaded for itself and only in the language of the moment. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/zehn/sheets/words/{de,en}/{first,options,options_sort,preferences,statistics,learn,friends,pad,pad_shared,pad_sort}.ftl",
    "../../../src/zehn/sheets/words/{de,en}/{web,web_sort,table,dice_table,terminal,levels,replay,record_file}.ftl",
    "../../../src/zehn/sheets/words/{de,en}/{review,coach_reasons,reasons,players,sort_players}.ftl",
    "../../../src/zehn/sheets/words/{de,en}/{refusals,server,sheets,dice,profisort,evenings}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const bundles = new Map(LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]));

/** The files that pages need which are or were open, and those that are there, of each language. */
const needed = new Set(["first"]);
const there = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));

const missing = (language: Language): string[] => [...needed].filter((file) => !there.get(language)?.has(file));

async function load(language: Language, file: string): Promise<void> {
  const text = await FILES[`../../../src/zehn/sheets/words/${language}/${file}.ftl`]?.();
  bundles.get(language)?.addResource(new FluentResource(text ?? ""), { allowOverrides: true });
  there.get(language)?.add(file);
}

/** Makes a language ready for all that is open; more may be opened meanwhile. */
export async function learn(language: Language): Promise<void> {
  while (missing(language).length) await Promise.all(missing(language).map((file) => load(language, file)));
}

/** Makes files of words ready, now and in every language that is chosen later. */
export async function need(files: string[]): Promise<void> {
  for (const file of files) needed.add(file);
  await learn(speech.language);
}

function first(): Language {
  const known = kept<Language>("language");
  if (known && LANGUAGES.includes(known)) return known;
  const own = navigator.languages[0]?.slice(0, 2);
  return LANGUAGES.find((language) => language === own) ?? "en";
}

class Speech {
  language = $state<Language>(first());
  #wanted = this.language;

  /** The own name of a language. */
  name(language: Language): string {
    return NAMES[language];
  }

  /** Changes the language as soon as its words are there. */
  choose(language: Language): void {
    this.#wanted = language;
    if (missing(language).length === 0) this.#change(language);
    else
      void learn(language).then(
        () => this.#wanted === language && this.#change(language),
        () => undefined, // without a network the language stays
      );
  }

  #change(language: Language): void {
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

/** “Anna, Ben and Cleo”. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { before: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}
