import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { drawNames } from "#domain/names/browse/generate.ts";
import type { Dice } from "#domain/names/name-book.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";
import { type AskedName, askedNames, NOT_FOR_PLAY } from "#domain/games/pool/asked-name.ts";
import { inOrder } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { meaningsOf } from "#domain/names/entry/themes-of.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { firstSentence } from "#domain/games/pool/first-sentence.ts";
import { withLevels } from "#domain/games/pool/levels.ts";
import { areApart, areFormsOfOne } from "./meanings-apart.ts";
import { topicsOf } from "./meaning-topics.ts";
import { hasPlainGloss } from "#domain/games/pool/plain-gloss.ts";

/** So many names have "Yahweh is gracious" that they would be half of some rounds. */
const NAMES_PER_MEANING = 3;
/** Names in the pool, most births first. */
const MOST_NAMES = 425;
const DISTRACTORS = 3;

/** Rows of the meaning quiz: name, gloss, origin, level, way of asking, rows of the three wrong answers, a sentence, a source. */
export function meaningRows(sources: PoolSources, dice: Dice): readonly string[] {
  const bearers = Map.groupBy(sources.collection, ({ meaning }) => meaning);
  const asked = withLevels(plainNames(sources), () => "");
  const names = asked.map(({ entry }) => candidateOf(entry, bearers.get(entry.meaning) ?? [], sources));
  return asked.map(({ entry, level }, row) => {
    const wrong = wrongRows(names, row, dice);
    const way = dice() < 0.5 ? "m" : "n";
    return [
      entry.name,
      entry.meaning,
      entry.origin,
      `${level}${way}`,
      wrong.join(","),
      firstSentence(entry.note),
      sourceTitle(entry, sources),
    ].join("\t");
  });
}

/** The best that was opened for the meaning; empty where nothing was. */
function sourceTitle({ evidence }: CuratedName, { titleOf }: PoolSources): string {
  const [best] = inOrder(evidence);
  return best === undefined ? "" : titleOf(best);
}

/** A name with all that have its gloss: one of these may be a form of the name asked for (Alistair, whom some call Ali). */
type Candidate = {
  readonly entry: CuratedName;
  readonly bearers: readonly CuratedName[];
  /** What the name means, of the themes; and what any of those means that have its gloss. */
  readonly themes: ReadonlySet<string>;
  readonly bearersThemes: ReadonlySet<string>;
};

function candidateOf(
  entry: CuratedName,
  bearers: readonly CuratedName[],
  { themes }: PoolSources,
): Candidate {
  const meant = (of: readonly CuratedName[]) =>
    new Set(of.flatMap(({ name }) => meaningsOf(foldName(name), themes)));
  return { entry, bearers, themes: meant([entry]), bearersThemes: meant(bearers) };
}

function plainNames(sources: PoolSources): readonly AskedName[] {
  const plain = askedNames(sources).filter(
    ({ entry }) =>
      !NOT_FOR_PLAY.has(entry.name) && hasPlainGloss(entry) && topicsOf(wordsOf(entry.meaning)) !== null,
  );
  const few = plain.filter((name, at) => {
    const before = plain.slice(0, at).filter(({ entry }) => entry.meaning === name.entry.meaning);
    return before.length < NAMES_PER_MEANING;
  });
  return few.slice(0, MOST_NAMES);
}

function wrongRows(names: readonly Candidate[], row: number, dice: Dice): readonly number[] {
  const right = names[row];
  if (right === undefined) return [];
  const chosen: { readonly at: number; readonly name: Candidate }[] = [];
  for (const at of drawNames([...names.keys()], names.length, dice)) {
    const name = names[at];
    if (name === undefined || at === row || !isWrong(name, right)) continue;
    if (!chosen.every((one) => areApart(one.name.entry, name.entry))) continue;
    // At most one wrong answer from where the right one is from.
    const { origin } = right.entry;
    if (name.entry.origin === origin && chosen.some((one) => one.name.entry.origin === origin)) continue;
    chosen.push({ at, name });
    if (chosen.length === DISTRACTORS) return chosen.map((one) => one.at);
  }
  throw new Error(`${right.entry.name}: no three meanings that are apart from “${right.entry.meaning}”.`);
}

function isWrong(name: Candidate, right: Candidate): boolean {
  return (
    areApart(right.entry, name.entry) &&
    right.themes.isDisjointFrom(name.bearersThemes) &&
    !name.bearers.some((bearer) => areFormsOfOne(right.entry, bearer))
  );
}
