import { GOLDEN, type GoldenQuery } from "#content/names/search-golden.ts";
import { MISSPELLINGS } from "#content/names/search-misspellings.ts";
import { type NameId, foldName } from "#domain/names/entry/name.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { table } from "#tools/bench/table.ts";
import { percent } from "./search-figures.ts";

/** A name that was meant by what was typed. */
type Named = { readonly typed: string; readonly meant: string };

/** A wish, and the words of which a good answer's gloss has one. */
type Wish = { readonly typed: string; readonly words: readonly string[] };

/** One kind of query: of those, the part with the meant name among the first 1, 3 and 10 (0–1), and those that miss the first 3. */
type NamedFigures = {
  readonly count: number;
  readonly top1: number;
  readonly top3: number;
  readonly top10: number;
  readonly missed: readonly string[];
};

const golden: readonly GoldenQuery[] = GOLDEN;
const named = (kind: GoldenQuery["kind"]): readonly Named[] =>
  golden.flatMap((query) => (query.kind === kind && "meant" in query ? query : []));
const wishes: readonly Wish[] = golden.flatMap((query) => ("words" in query ? query : []));
const isFar = ({ from }: { readonly from: string }) => from.startsWith("sound, far");

const glosses = new Map(
  COLLECTION.map(({ name, meaning }) => [foldName(name), new Set(meaning.toLowerCase().split(/[^\p{L}]+/u))]),
);

/** Puts every query of the golden set and of the misspellings to the search as the site has it, over every name. */
export function takeGolden() {
  const book = openSearchedBook();
  const find = (text: string) => book.search({ text, rules: NO_RULES }).map(({ id }) => id);
  const precisions = wishes.map((wish) => judge(find, wish));
  return {
    exact: figuresOf(find, named("exact")),
    typo: figuresOf(find, [...named("typo"), ...MISSPELLINGS.filter((slip) => !isFar(slip))]),
    sound: figuresOf(find, named("sound")),
    farSound: figuresOf(find, MISSPELLINGS.filter(isFar)),
    wishes: precisions,
    precision: precisions.reduce((sum, { precision }) => sum + precision, 0) / precisions.length,
  };
}

type GoldenResult = ReturnType<typeof takeGolden>;

export function goldenTable({
  exact,
  typo,
  sound,
  farSound,
  wishes: asked,
  precision,
}: GoldenResult): string {
  const row = (kind: string, figures: NamedFigures, wanted: string) => [
    kind,
    String(figures.count),
    ...[figures.top1, figures.top3, figures.top10].map(percent),
    wanted,
  ];
  return table([
    ["golden set", "queries", "meant name first", "among the first 3", "among the first 10", "wanted"],
    row("a name as parents write it", exact, "first: 100 %"),
    row("slips and real misspellings", typo, "first 3: ≥ 95 %"),
    row("written by ear", sound, "first 3: ≥ 90 %"),
    row("written by ear, further off", farSound, "–"),
    [
      "a meaning",
      String(asked.length),
      "",
      "",
      `right: ${percent(precision)}; fewer than 10 answers: ${asked.filter(({ answers }) => answers < 10).length}`,
      "right: ≥ 80 %",
    ],
  ]);
}

type Find = (text: string) => readonly NameId[];

function figuresOf(find: Find, queries: readonly Named[]): NamedFigures {
  const places = queries.map((query) => placeOf(find, query));
  const share = (first: number) => places.filter((place) => place <= first).length / places.length;
  return {
    count: queries.length,
    top1: share(1),
    top3: share(3),
    top10: share(10),
    missed: queries.flatMap(({ typed, meant }, at) => ((places[at] ?? 0) > 3 ? `${typed} → ${meant}` : [])),
  };
}

/** Place of the name that was meant, from 1; what was typed does not count where it is another name itself. */
function placeOf(find: Find, { typed, meant }: Named): number {
  const found = find(typed).filter((id) => id !== foldName(typed) || id === foldName(meant));
  const place = found.indexOf(foldName(meant));
  return place === -1 ? Infinity : place + 1;
}

/** The first ten answers to a wish, without what was typed where it is a name: how many there are, and how many have a gloss with one of the words. */
function judge(find: Find, { typed, words }: Wish) {
  const first = find(typed)
    .filter((id) => id !== foldName(typed))
    .slice(0, 10);
  const good = first.filter((id) => words.some((word) => glosses.get(id)?.has(word) === true));
  return { typed, answers: first.length, precision: first.length === 0 ? 0 : good.length / first.length };
}
