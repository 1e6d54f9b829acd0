/** What a table tells its frame. */

/** Another order of the own cards: what it is called now, and how to get the next one. */
export interface Order {
  words: string;
  next: () => void;
}
