import type { Gender } from "#domain/names/entry/gender.ts";
import { bestOf, createBest } from "./best-of.ts";
import { type CandidateCurves, createPlaceOf } from "./candidate-curves.ts";
import { type Beside, bestBeside } from "./like-beside.ts";
import { type Chosen, chooseVaried, isOneOf, type Pool } from "./like-choice.ts";
import { type ItemSources, type LikeItem, likeItem } from "./like-item.ts";
import { type Liked, createReasons } from "./like-reasons.ts";
import { createLikeShelf, type LikeShelf } from "./like-shelf.ts";
import { TASTE } from "./like-limits.ts";
import { likenessAbove, likenessOf } from "./like-score.ts";
import { lowerBound } from "#domain/lower-bound.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { placeAlone } from "#domain/names/records/curve-shape.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

/**
 * A name suggested beside those that somebody likes, and what it has in common with them: one reason or two. A function, and
 * no getter: V8 makes a shape of its own for each object with one, and a shape holds all that its getter sees until the whole
 * heap is collected.
 */
export type LikeName = { readonly summary: NameSummary; readonly reasons: () => readonly string[] };

/**
 * Names like some that are liked, best first, at most so many. Of a long list its first eight set the taste (a saved list
 * has the favorites or the newest on top); none of the list is suggested, nor another spelling of one. Unknown ids are ignored.
 */
export type LikeThese = (liked: readonly NameId[], limit: number, wanted?: LikeWanted) => readonly LikeName[];

/** What is asked of the answer beside likeness. */
export type LikeWanted = {
  /** Its sex of use, where it is not to be that of the liked: a sister beside a brother. */
  readonly gender?: Gender;
  /** Only such names are suggested. */
  readonly fits?: (id: NameId) => boolean;
};

/** Liked names of its own sex of use that a suggestion is measured by: those it is most like, so that mixed tastes survive. */
const MEASURED_BY = 2;

/** The best names of a sex of use by score, out of which varied ones are chosen. */
const POOL = 200;

/** So many of the pool that fit are chosen from; else those that fit are looked for among all, which takes longer. */
const ENOUGH = 12;

type Sources = ItemSources & {
  readonly gather: () => CandidateCurves;
  readonly summaryOf: (id: NameId) => NameSummary | undefined;
};

/**
 * Product notes, feature 5. Candidates are curated or in real use. Each is measured by the liked of its own sex of use (a
 * girl's name by girls' names), and each sex of use has the part of the answer that it has of the taste. The same answer
 * each time. What is compared is gathered on the first call: about 6 MB in 0.2 s. Measured on two shared cores among
 * 9,800 names: 0.6 ms for one liked name (like-beside.ts), 15 ms for eight or for a list of 500.
 */
export function createLikeThese(sources: Sources): LikeThese {
  const { records, gather, summaryOf } = sources;
  const reasons = createReasons(records, sources.themes);

  const gatherShelves = () => {
    const curves = gather();
    const placeOf = createPlaceOf(curves);
    const items = curves.candidates.map((each) => likeItem(sources, placeOf, each));
    const shelves = [...Map.groupBy(items, ({ gender }) => gender)].map(
      ([gender, list]) => [gender, createLikeShelf(list)] as const,
    );
    return { items, byGender: new Map(shelves) };
  };
  const drawAlone = (record: number, sex: Sex) => placeAlone(gather().shapeOf(record, sex));
  let gathered: ReturnType<typeof gatherShelves> | undefined;
  const scoresOf = rememberScores();
  const itemOf = ({ id, gender }: NameSummary) =>
    itemAmong(gathered?.items ?? [], id) ??
    likeItem(sources, drawAlone, { id, gender, record: recordOf(records, id) });

  return (ids, limit, { gender: wanted, fits } = {}) => {
    gathered ??= gatherShelves();
    const { byGender } = gathered;
    const list = [...new Set(ids)]
      .flatMap((id) => summaryOf(id) ?? [])
      .map((summary) => ({ item: itemOf(summary), name: summary.name }));
    const taste = list.slice(0, TASTE);
    const isListed = isOneOf(list.map(({ item }) => item));
    const isOther = (item: LikeItem) => !isListed(item);
    const best = (shelf: LikeShelf, ofTaste: readonly Liked[]) => {
      const bestOn =
        ofTaste.length === 1 ? bestBesideOne(shelf, ofTaste) : bestBy(shelf, scoresOf(shelf, ofTaste));
      const found = bestOn(isOther);
      if (fits === undefined) return found;
      const fitting = found.filter(({ item }) => fits(item.id));
      if (fitting.length >= Math.min(limit, ENOUGH)) return fitting;
      return bestOn((item) => fits(item.id) && isOther(item));
    };

    const pools = [...Map.groupBy(taste, ({ item }) => wanted ?? item.gender)].map(
      ([gender, ofTaste]): PoolBeside => {
        const shelf = byGender.get(gender);
        const names = shelf === undefined ? [] : best(shelf, ofTaste);
        return { part: ofTaste.length / taste.length, names, ofTaste };
      },
    );
    const isTold = ({ name: { item }, pool: { ofTaste } }: Chosen<PoolBeside>) =>
      reasons.any(item, nearestOf(item, ofTaste));
    return chooseVaried(pools, limit, isTold).flatMap(({ name: { item }, pool: { ofTaste } }) => {
      const summary = summaryOf(item.id);
      if (summary === undefined) return [];
      return { summary, reasons: () => reasons.told(item, nearestOf(item, ofTaste)) };
    });
  };
}

/** The item of a name; items stand in the order of candidates, by id. */
function itemAmong(items: readonly LikeItem[], id: NameId): LikeItem | undefined {
  const item = items[lowerBound(0, items.length, (place) => (items[place]?.id ?? "") < id)];
  return item?.id === id ? item : undefined;
}

/** Names that fit, and the liked ones that they are measured by. */
type PoolBeside = Pool & { readonly ofTaste: readonly Liked[] };

/** Finds the best of a sex of use among those that fit. */
type BestOn = (isFitting: (item: LikeItem) => boolean) => readonly Beside[];

function bestBesideOne(shelf: LikeShelf, [liked]: readonly Liked[]): BestOn {
  return (isFitting) => (liked === undefined ? [] : bestBeside(shelf, liked.item, POOL, isFitting));
}

/** By the scores of the rows of a shelf. */
function bestBy({ items }: LikeShelf, scores: Float64Array): BestOn {
  return (isFitting) => {
    const best = createBest<LikeItem>(POOL);
    items.forEach((item, row) => {
      const score = scores[row] ?? 0;
      // Whether it fits is dearer to say than that it would not be among the best.
      if (score > best.floor() && isFitting(item)) best.offer(item, score);
    });
    return best.elements.map((item, place) => ({ item, score: best.scores[place] ?? 0 }));
  };
}

/**
 * Compares all rows of a shelf with those liked. Its last comparison is kept: one search asks for the same with other rules, to
 * tell what each of them leaves out.
 */
function rememberScores(): (shelf: LikeShelf, taste: readonly Liked[]) => Float64Array {
  const last = new WeakMap<LikeShelf, { readonly ids: string; readonly scores: Float64Array }>();
  return (shelf, taste) => {
    const ids = taste.map(({ item }) => item.id).join(" ");
    const known = last.get(shelf);
    if (known?.ids === ids) return known.scores;
    const scores = Float64Array.from(shelf.items, (item) => scoreOf(item, taste));
    last.set(shelf, { ids, scores });
    return scores;
  };
}

/** The liked that a name is told beside, the nearest first. */
function nearestOf(item: LikeItem, taste: readonly Liked[]): readonly Liked[] {
  // Most often it is one: nothing has to be compared then.
  if (taste.length === 1) return taste;
  return bestOf(taste, MEASURED_BY, (liked) => likenessOf(item, liked.item));
}

/** The mean of the two best likenesses, or the only one. */
function scoreOf(item: LikeItem, taste: readonly Liked[]): number {
  let [best, second] = [0, 0];
  for (const liked of taste) {
    const likeness = likenessAbove(second, item, liked.item);
    if (likeness > best) [best, second] = [likeness, best];
    else if (likeness > second) second = likeness;
  }
  return taste.length < MEASURED_BY ? best : (best + second) / MEASURED_BY;
}
