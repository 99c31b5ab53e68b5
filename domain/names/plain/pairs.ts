import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { parsePhraseAt } from "./parse-phrase.ts";
import type { Reading } from "./reading.ts";
import type { Vocabulary } from "./vocabulary.ts";

const PAIR =
  /^\s*(?:(?:boys?|girls?|unisex)\s+)?(?<one>\p{L}[\p{L}'’-]*)\s*(?:\sor\s|\sand\s|&|\/|,)\s*(?<other>\p{L}[\p{L}'’-]*)(?:\s+(?:for\s+(?:an?\s+)?)?(?:boys?|girls?|unisex))?\s*$/iu;

/** "Trees or leaves": two themes and nothing else. Two that are names, too, are names: "rose or lily". */
export function isPairOfThemes(text: string, { isName, themes }: Vocabulary): boolean {
  const { one, other } = PAIR.exec(text)?.groups ?? {};
  if (one === undefined || other === undefined) return false;
  const both = [one, other];
  if (both.every((word) => isName(foldName(word)))) return false;
  return both.every((word) => parsePhraseAt(`${word} names`, 0, themes)?.kind === "theme");
}

/** "Roses or lilies": things that glosses know, of which neither is a name as it is written. Null for other texts. */
export function pairOfThings(text: string, { isName, knowsMeaning }: Vocabulary): string | null {
  const { one, other } = PAIR.exec(text)?.groups ?? {};
  if (one === undefined || other === undefined) return null;
  const things = [one, other].map((word) => word.toLowerCase());
  const singulars = things.map((word) =>
    word.replace(/(?<=..)(?:ies|s)$/, (end) => (end === "ies" ? "y" : "")),
  );
  const areThings = things.every((word, place) => word !== singulars[place] && !isName(foldName(word)));
  return areThings && singulars.every(knowsMeaning) ? singulars.join(" or ") : null;
}

const EITHER =
  /^(?:\s*names?)?\s*(?:or|\/|and\/or)\s*(?:names?\s*)?(?:(?:that|which)\s*)?(?:means?|meaning)?\s*$/iu;

/** "Forest or wolf names": a theme and a meaning, of which one is enough. Each alone; none where they are not said so. */
export function eitherWish(text: string, asks: Reading): readonly Reading[] {
  const { means, rules } = asks;
  const said = asks.chips.filter(({ kind }) => kind === "theme" || kind === "meaning");
  const [one, other] = said;
  if (means === null || one === undefined || other === undefined || said.length > 2) return [];
  if (one.kind === other.kind || !EITHER.test(text.slice(one.to, other.from))) return [];
  const withoutTheme: NameRules = { ...rules, themes: NO_RULES.themes };
  const alone = [
    { ...asks, means: null },
    { ...asks, rules: withoutTheme },
  ];
  return one.kind === "theme" ? alone : alone.toReversed();
}

/** What the chips say then: the second is one to choose. */
export function eitherChips(chips: readonly Chip[]): readonly Chip[] {
  const first = chips.find(({ kind }) => kind === "theme" || kind === "meaning");
  return chips.map((chip) =>
    chip !== first && (chip.kind === "theme" || chip.kind === "meaning")
      ? { ...chip, label: `Or ${chip.label.slice(0, 1).toLowerCase()}${chip.label.slice(1)}` }
      : chip,
  );
}
