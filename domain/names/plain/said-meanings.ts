import type { Chip } from "#domain/names/search/names-answer.ts";
import { type ParsedPhrase, parsePhraseAt, type TextRange, wordOf, wordsIn } from "./parse-phrase.ts";
import type { PlainPart, PlainQuery } from "./plain-query.ts";
import { isGrammar } from "./small-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A meaning that was asked for: what of it there are names for. */
export type SaidMeaning = {
  readonly of: PlainPart;
  /** Null when no word of it is the meaning of a name. */
  readonly chip: Chip | null;
  readonly means: string;
  readonly unknown: readonly string[];
  /** Where no gloss has the word, and a theme is called so. */
  readonly asks?: ParsedPhrase;
};

const EITHER = /\s+or\s+/i;

/** What no gloss says in these words is told by what the glosses say instead. */
export function meaningChip(
  words: string,
  { from, to }: TextRange,
  { meantInstead }: Pick<Vocabulary, "meantInstead">,
): Chip {
  const instead = words.split(EITHER).length > 1 ? null : (meantInstead?.(words) ?? null);
  const near = instead?.length === 0 ? `Near ${words} in meaning` : `Near ${words}: ${instead?.join(", ")}`;
  const label = instead === null ? `Means ${words}` : near;
  return { kind: "meaning", label, rule: label, from, to };
}

/** A theme where it was said. */
export function themeChip({ kind, label, rule = label }: ParsedPhrase, { from, to }: TextRange): Chip {
  return { kind, label, rule, from, to };
}

/** "means spaghetti": a meaning that no name has was not understood. */
export function knownMeanings(
  { parts, meanings }: PlainQuery,
  vocabulary: Pick<Vocabulary, "knowsMeaning" | "beginsMeaning" | "meantInstead" | "themes">,
): readonly SaidMeaning[] {
  const { knowsMeaning, beginsMeaning, themes } = vocabulary;
  const asked = parts.filter(({ kind }) => kind === "meaning");
  return meanings.flatMap((means, place): readonly SaidMeaning[] => {
    const of = asked[place];
    if (of === undefined) return [];
    const words = wordsIn(means).map((word) => wordOf(means, word));
    // "Second chance or new beginning": each is known as a whole.
    const unknown = means.split(EITHER).every(knowsMeaning)
      ? []
      : words.filter((word) => !isGrammar(word) && !beginsMeaning(word));
    if (unknown.length === 0)
      return [{ of, chip: { ...of, ...meaningChip(means, of, vocabulary) }, means, unknown }];
    const asks = parsePhraseAt(`${means} names`, 0, themes);
    if (asks?.kind === "theme" && asks.to === means.length)
      return [{ of, chip: themeChip(asks, of), means: "", unknown: [], asks }];
    const known = words.filter((word) => !isGrammar(word) && !unknown.includes(word)).join(" ");
    return [{ of, chip: known === "" ? null : meaningChip(known, of, vocabulary), means: known, unknown }];
  });
}
