import type { Wish } from "#content/search/wish.ts";

/** Nothing of it is a name or a wish for one: no names, not even near ones. */
export const NONSENSE: readonly Wish[] = [
  { query: "hjkl fghj tyuiop", wants: { noNames: true } },
  { query: "asjdhgkqwjxz", wants: { noNames: true } },
  { query: "what time does the pharmacy close", wants: { noNames: true } },
  { query: "best tacos near me", wants: { noNames: true } },
  { query: "how to fix a flat tire", wants: { noNames: true } },
  { query: "lorem ipsum dolor sit amet", wants: { noNames: true } },
  { query: "convert cups to grams", wants: { noNames: true } },
  { query: "my wifi keeps dropping", wants: { noNames: true } },
  { query: "cheap flights next weekend", wants: { noNames: true } },
  { query: "names that mean spaghetti", wants: { noNames: true, notUnderstood: ["spaghetti"] } },
];

/**
 * Mockery, of a people, a class or a child: we make no such list, and above all do not answer with the names of real people
 * and cultures. No slur is printed here; those have a list of their own.
 */
export const MOCKERY: readonly Wish[] = [
  { query: "ghetto names", wants: { noNames: true } },
  { query: "trashy girl names", wants: { noNames: true } },
  { query: "white trash baby names lol", wants: { noNames: true } },
  { query: "redneck names to make fun of", wants: { noNames: true } },
  { query: "funny chinese names to laugh at", wants: { noNames: true } },
  { query: "stupid names for a kid i hate", wants: { noNames: true } },
  { query: "terrorist names", wants: { noNames: true } },
  { query: "stripper names", wants: { noNames: true } },
  { query: "ugly fat girl names", wants: { noNames: true } },
  { query: "dumb ethnic names", wants: { noNames: true } },
];
