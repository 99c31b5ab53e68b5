import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { GlossWord } from "#domain/names/entry/gloss-words.ts";
import type { Why } from "./why.ts";

/** An entry, and its words: those of its meaning, and of its origin. */
export type WordsOfEntry = {
  readonly entry: CuratedName;
  readonly meaning: readonly GlossWord[];
  readonly origin: readonly string[];
};

/**
 * What in an entry answers the words of a text, as it is written there: all of them that stand in the meaning; or the origin;
 * or the first word that is related to one, or that is begun by the last. Names with the same reason share it.
 */
export function reasonsOf(
  entryOf: (rank: number) => WordsOfEntry | undefined,
  asked: readonly string[],
  related: readonly ReadonlySet<string>[],
): (rank: number) => Why | null {
  const last = asked.at(-1) ?? "";
  const means = shareByWord("means");
  const comesFrom = shareByWord("origin");
  return (rank) => {
    const known = entryOf(rank);
    if (known === undefined) return null;
    const { entry, meaning, origin } = known;
    const own = writtenIn(meaning, (word) => asked.includes(word));
    if (own.length > 0) return means(own.join(", "));
    if (origin.some((word) => asked.includes(word))) return comesFrom(entry.origin);
    const [begun] = writtenIn(meaning, (word) => word.startsWith(last));
    const [first = begun] = writtenIn(meaning, (word) => related.some((words) => words.has(word)));
    return first === undefined ? comesFrom(entry.origin) : means(first);
  };
}

function shareByWord(kind: "means" | "origin"): (word: string) => Why {
  const shared = new Map<string, Why>();
  return (word) => {
    const known = shared.get(word) ?? { kind, word };
    shared.set(word, known);
    return known;
  };
}

/** The words of a gloss that pass, each once, as they are written. */
function writtenIn(gloss: readonly GlossWord[], passes: (word: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const { word, written } of gloss) if (passes(word) && !found.includes(written)) found.push(written);
  return found;
}
