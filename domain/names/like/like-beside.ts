import { likenessAt } from "#domain/names/records/curve-shape.ts";
import type { LikeItem } from "./like-item.ts";
import { bandOf, ROUNDING, shapeOf, WEIGHTS } from "./like-score.ts";
import { CURVE_PARTS, lastsOf, type LikeShelf, partsOf } from "./like-shelf.ts";
import { rhythmOf, SOUND_WEIGHTS } from "./like-sound.ts";

/** Steps of a score, 0–1, from the most to the least: names are compared a step at a time. */
const STEPS = 64;

/** A name of a shelf, and how much it is like the liked one. */
export type Beside = { readonly item: LikeItem; readonly score: number };

/**
 * The names of a shelf most like one name, best first and equals in the order of the shelf: what comparing it with each
 * would give. Only those are compared, though, that may still come among the best by what their columns tell at a glance;
 * and in columns, since the names themselves lie all over the memory.
 */
export function bestBeside(
  shelf: LikeShelf,
  liked: LikeItem,
  wanted: number,
  isFitting: (item: LikeItem) => boolean,
): readonly Beside[] {
  const { items, tables, tableOf, curveAt } = shelf;
  const scoreAt = scorer(shelf, liked);
  const { rows, ends } = byStep(boundsOf(shelf, liked, scoreAt));
  const scored = Array.from({ length: STEPS + 2 }, (): { row: number; score: number }[] => []);
  const found: Beside[] = [];
  for (let step = STEPS; ; step--) {
    // Those of a step above, whatever is still to come.
    const sure = (scored[step + 1] ?? []).toSorted(
      (one, other) => other.score - one.score || one.row - other.row,
    );
    for (const { row, score } of sure) {
      const item = items[row];
      if (item !== undefined && isFitting(item)) found.push({ item, score });
      if (found.length === wanted) return found;
    }
    if (step < 0) return found;
    for (let place = ends[step + 1] ?? 0; place < (ends[step] ?? 0); place++) {
      const row = rows[place] ?? 0;
      const table = tables[tableOf[row] ?? 0];
      if (table === undefined) continue;
      const score = scoreAt(row, likenessAt(liked.curve, table, curveAt[row] ?? 0));
      scored[stepOf(score)]?.push({ row, score });
    }
  }
}

function stepOf(score: number): number {
  return Math.min(STEPS, Math.floor(score * STEPS));
}

/** Rows by the step that their bound is in, the highest first, and where those of each step end. */
function byStep(bounds: Float64Array) {
  const ends = new Int32Array(STEPS + 2);
  for (let row = 0; row < bounds.length; row++) {
    const step = stepOf(bounds[row] ?? 0);
    ends[step] = (ends[step] ?? 0) + 1;
  }
  for (let step = STEPS - 1; step >= 0; step--) ends[step] = (ends[step] ?? 0) + (ends[step + 1] ?? 0);
  const next = ends.slice(1);
  const rows = new Int32Array(bounds.length);
  for (let row = 0; row < bounds.length; row++) {
    const step = stepOf(bounds[row] ?? 0);
    const place = next[step] ?? 0;
    rows[place] = row;
    next[step] = place + 1;
  }
  return { rows, ends };
}

/** What each name scores at most. */
function boundsOf(
  shelf: LikeShelf,
  liked: LikeItem,
  scoreAt: (row: number, cosine: number) => number,
): Float64Array {
  const bounds = new Float64Array(shelf.items.length);
  const parts = partsOf(liked.curve);
  for (let row = 0; row < bounds.length; row++) {
    let cosine = 0;
    for (let part = 0; part < CURVE_PARTS; part++) {
      cosine += (parts[part] ?? 0) * (shelf.curveParts[row * CURVE_PARTS + part] ?? 0);
    }
    bounds[row] = scoreAt(row, cosine) + ROUNDING;
  }
  return bounds;
}

/** What a row scores where the curves have so much in common (cosine): to the last bit what likenessOf says of the two names. */
function scorer(shelf: LikeShelf, liked: LikeItem): (row: number, cosine: number) => number {
  const { logBirths, letters, lasts, syllables, stresses, onsets, endings, pairs } = shelf;
  const { sound, id } = liked;
  const stress = sound.stress ?? -1;
  const itsLasts = lastsOf(id);
  const shared = sharedPairs(shelf, liked);
  const origins = isIn(shelf.byOrigin, liked.origins, logBirths.length);
  const themes = isIn(shelf.byTheme, liked.themes, logBirths.length);
  return (row, cosine) => {
    const inBoth = (2 * (shared[row] ?? 0)) / ((pairs[row] ?? 0) + sound.pairs.length || 1);
    const apart = Math.abs((syllables[row] ?? 0) - sound.syllables);
    const differ = (lasts[row] ?? 0) ^ itsLasts;
    const endAlike = (differ & 255) !== 0 ? 0 : differ === 0 ? 1 : 0.5;
    const soundsAlike =
      SOUND_WEIGHTS.pairs * inBoth +
      (onsets[row] === sound.onset ? SOUND_WEIGHTS.onset : 0) +
      (endings[row] === sound.ending ? SOUND_WEIGHTS.ending : 0) +
      SOUND_WEIGHTS.rhythm * rhythmOf(apart, stresses[row] ?? -1, stress);
    return (
      WEIGHTS.sound * soundsAlike +
      WEIGHTS.era * cosine ** 2 +
      WEIGHTS.band * bandOf(logBirths[row] ?? 0, liked.logBirths) +
      WEIGHTS.origin * (origins[row] ?? 0) +
      WEIGHTS.shape * shapeOf(Math.abs((letters[row] ?? 0) - id.length), apart, endAlike) +
      WEIGHTS.theme * (themes[row] ?? 0)
    );
  };
}

/** How many pairs of each row the liked name has, too, each as often as both have it. By the pair: of all names few have one. */
function sharedPairs({ items, byPair }: LikeShelf, { sound }: LikeItem): Uint8Array {
  const shared = new Uint8Array(items.length);
  for (const [pair, { length: most }] of Map.groupBy(sound.pairs, (each) => each)) {
    const rows = byPair.get(pair) ?? [];
    // A row stands here as often as it has the pair, one after the other.
    for (let at = 0, times = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      times = row === rows[at - 1] ? times + 1 : 1;
      if (times <= most) shared[row] = (shared[row] ?? 0) + 1;
    }
  }
  return shared;
}

/** 1 for each row that has one of these, 0 for the others. */
function isIn<Kind>(
  byKind: ReadonlyMap<Kind, readonly number[]>,
  kinds: readonly Kind[],
  length: number,
): Uint8Array {
  const rows = new Uint8Array(length);
  for (const kind of kinds) for (const row of byKind.get(kind) ?? []) rows[row] = 1;
  return rows;
}
