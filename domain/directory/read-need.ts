import type { Category } from "./choices.ts";
import { isOneSlipAway } from "./one-slip.ts";

/** What people write for a kind of help: words in small letters, as they stand one after the other. */
export type NeedWords = {
  readonly needs: readonly (readonly [category: Category, sayings: readonly string[]])[];
  /** Words of somebody who looks for people, not for a page to read: "hotline", "near me". */
  readonly seeking: readonly string[];
};

/** What kind of help a text asks for. */
type ReadNeed = {
  readonly category: Category | null;
  /** The words that say so, as they were typed. */
  readonly typed: string;
  readonly isSeeking: boolean;
};

type Saying<Of> = { readonly of: Of; readonly said: string; readonly place: number };

/** Makes a reader of needs. The longest saying decides, of equal ones the first. */
export function createNeedReader({ needs, seeking }: NeedWords): (text: string) => ReadNeed {
  const ofNeeds = byFirstWord(
    needs
      .flatMap(([category, said]) => said.map((saying) => ({ of: category, said: saying })))
      .toSorted((one, other) => other.said.length - one.said.length),
  );
  const ofSeeking = byFirstWord(seeking.map((said) => ({ of: true, said })));
  const slips = longWords(needs.flatMap(([, said]) => said));
  return (text) => {
    const words = `${plain(text)} `;
    const isSeeking = firstIn(words, ofSeeking) !== undefined;
    const found = firstIn(words, ofNeeds);
    if (found !== undefined) return { category: found.of, typed: found.said, isSeeking };
    const mended = withoutSlips(words, slips);
    const meant = mended.slips.size === 0 ? undefined : firstIn(mended.words, ofNeeds);
    const typed = (meant?.said ?? "").split(" ").map((word) => mended.slips.get(word) ?? word);
    return { category: meant?.of ?? null, typed: typed.join(" "), isSeeking };
  };
}

/** Shorter words with a slip are words of their own. */
const SHORTEST_WITH_SLIP = 8;

function longWords(sayings: readonly string[]): ReadonlySet<string> {
  const words = sayings.flatMap((said) => said.split(" "));
  return new Set(words.filter((word) => word.length >= SHORTEST_WITH_SLIP));
}

/** Words with a slip, right, and what was typed for each of them; nobody misses the first letter. */
function withoutSlips(words: string, known: ReadonlySet<string>) {
  const slips = new Map<string, string>();
  const right = words.split(" ").map((word) => {
    if (word.length < SHORTEST_WITH_SLIP - 1 || known.has(word)) return word;
    for (const meant of known) {
      if (meant[0] !== word[0] || meant === word.slice(0, -1) || !isOneSlipAway(word, meant)) continue;
      slips.set(meant, word);
      return meant;
    }
    return word;
  });
  return { words: right.join(" "), slips };
}

function byFirstWord<Of>(sayings: readonly Omit<Saying<Of>, "place">[]) {
  return Map.groupBy(
    sayings.map((saying, place) => ({ ...saying, place })),
    ({ said }) => said.slice(0, `${said} `.indexOf(" ")),
  );
}

/** Of the sayings in a text, each word with a blank after it, the one that stands first in their table. */
function firstIn<Of>(words: string, sayings: ReadonlyMap<string, readonly Saying<Of>[]>) {
  let first: Saying<Of> | undefined;
  for (let at = 0, end = words.indexOf(" "); end !== -1; at = end + 1, end = words.indexOf(" ", at)) {
    const word = words.slice(at, end);
    for (const begun of word.endsWith("s") ? [word, word.slice(0, -1)] : [word])
      for (const saying of sayings.get(begun) ?? [])
        if ((first === undefined || saying.place < first.place) && holds(words, saying.said, at))
          first = saying;
  }
  return first;
}

/** The words of a saying, the last also in the plural. */
function holds(words: string, said: string, at: number): boolean {
  return words.startsWith(`${said} `, at) || words.startsWith(`${said}s `, at);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
