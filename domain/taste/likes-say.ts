import type { Gender } from "#domain/names/entry/gender.ts";
import type { TasteEvidence } from "./learn-taste.ts";
import { hasTrait, type TasteItem, type TasteShelf } from "./taste-shelf.ts";
import { ERAS, PEAKS } from "./traits-of-taste.ts";

/** What likes have in common, more often than other names: "7 of 9 likes, 30 in 100 of the collection". */
export type TasteLine = {
  /** The key of the trait: "end:a", "origin:Irish". */
  readonly key: string;
  readonly liked: number;
  /** Likes that the collection has. */
  readonly of: number;
  /** Names of the collection that have it, in 100 given to the same sexes as the likes. */
  readonly inHundred: number;
};

/** When a line is told. The page says this rule: change both. */
export const LINE_RULE = { likes: 3, part: 1 / 3, times: 1.5 } as const;

const MOST_LINES = 6;
/** Of what is counted as an amount, or says the same as other lines, there is none. */
const UNTOLD = new Set(["births", "era", "sex"]);
const SIDE_BY_SIDE = new Set(["theme"]);

/**
 * What the likes say, most surprising first: at least three likes and a third of them have it, one and a half times as often
 * as names of the collection that are given to the same sexes. Of each kind (ending, beats …) the strongest alone, of themes two;
 * none that was taken out.
 */
export function linesOf(
  shelf: TasteShelf,
  { liked }: Pick<TasteEvidence, "liked">,
  out: ReadonlySet<string>,
): readonly TasteLine[] {
  const likes = liked.flatMap(({ id }) => shelf.byId.get(id) ?? []);
  const countIn = countsBySex(shelf);
  const keys = new Set(likes.flatMap(({ traits }) => traits.map(([key]) => key)));
  const found = [...keys].flatMap((key) => {
    if (UNTOLD.has(kindOf(key)) || out.has(key)) return [];
    const having = likes.filter((item) => hasTrait(item, key)).length;
    const expected = likes.reduce((sum, item) => sum + countIn(key, item), 0);
    const isTold =
      having >= LINE_RULE.likes &&
      having >= LINE_RULE.part * likes.length &&
      having >= LINE_RULE.times * expected;
    if (!isTold) return [];
    const share = expected / likes.length;
    const surprise = (having - expected) / Math.sqrt(expected * (1 - share) + 0.1);
    const inHundred = Math.round(100 * share);
    return { line: { key, liked: having, of: likes.length, inHundred }, surprise };
  });
  const told = new Map<string, number>();
  return found
    .toSorted((one, other) => other.surprise - one.surprise)
    .flatMap(({ line }) => {
      const kind = kindOf(line.key);
      const already = told.get(kind) ?? 0;
      told.set(kind, already + 1);
      return already < (SIDE_BY_SIDE.has(kind) ? 2 : 1) ? line : [];
    })
    .slice(0, MOST_LINES);
}

/** The features that stay without effect when these lines are taken out. */
export function mutedBy(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((key) => {
      if (kindOf(key) === "band") return [key, "births"];
      if (kindOf(key) !== "peak") return [key];
      const from = Number(key.slice("peak:".length));
      const next = PEAKS.find((first) => first > from) ?? Infinity;
      return [key, ...ERAS.filter((first) => first >= from && first < next).map((first) => `era:${first}`)];
    }),
  );
}

/** "end" of "end:a". */
function kindOf(key: string): string {
  return key.split(":", 1)[0] ?? key;
}

/** The part of the names of an item's sex of use that have a trait, 0–1. */
function countsBySex({ items }: TasteShelf): (key: string, item: TasteItem) => number {
  const bySex = Map.groupBy(items, ({ name }) => name.babyName.gender);
  const known = new Map<Gender, ReadonlyMap<string, number>>();
  return (key, { name }) => {
    const { gender } = name.babyName;
    const of = bySex.get(gender) ?? [];
    const counts = known.get(gender) ?? countTraits(of);
    known.set(gender, counts);
    return (counts.get(key) ?? 0) / of.length;
  };
}

/** How many items have each trait. */
function countTraits(items: readonly TasteItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { traits } of items) for (const [key] of traits) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
