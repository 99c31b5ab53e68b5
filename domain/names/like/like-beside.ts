import { likenessAt, shapeIn } from "#domain/names/records/curve-shape.ts";
import type { LikeItem } from "./like-item.ts";
import { type Columns, columnsFor } from "./like-columns.ts";
import { ROUNDING, WEIGHTS } from "./like-score.ts";
import { CURVE_PARTS, type LikeShelf, partsOf } from "./like-shelf.ts";

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
  const columns = columnsFor(shelf, liked);
  const { cosines, scores } = columns;
  const { rows, ends } = byStep(boundsOf(shelf, liked, columns), columns.rows);
  const scored = Array.from({ length: STEPS + 2 }, (): number[] => []);
  const found: Beside[] = [];
  for (let step = STEPS; ; step--) {
    // Those of a step above, whatever is still to come.
    const sure = (scored[step + 1] ?? []).toSorted(
      (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
    );
    for (const row of sure) {
      const item = items[row];
      if (item !== undefined && isFitting(item)) found.push({ item, score: scores[row] ?? 0 });
      if (found.length === wanted) return found;
    }
    if (step < 0) return found;
    for (let place = ends[step + 1] ?? 0; place < (ends[step] ?? 0); place++) {
      const row = rows[place] ?? 0;
      const table = tables[tableOf[row] ?? 0];
      if (table === undefined) continue;
      cosines[row] = likenessAt(liked, table, curveAt[row] ?? 0);
      scoreRow(columns, row);
      scored[stepOf(scores[row] ?? 0)]?.push(row);
    }
  }
}

function stepOf(score: number): number {
  return Math.min(STEPS, Math.floor(score * STEPS));
}

/** Rows by the step that their bound is in, the highest first, and where those of each step end. */
function byStep(bounds: Float64Array, rows: Int32Array) {
  const ends = new Int32Array(STEPS + 2);
  for (let row = 0; row < bounds.length; row++) {
    const step = stepOf(bounds[row] ?? 0);
    ends[step] = (ends[step] ?? 0) + 1;
  }
  for (let step = STEPS - 1; step >= 0; step--) ends[step] = (ends[step] ?? 0) + (ends[step + 1] ?? 0);
  const next = ends.slice(1);
  for (let row = 0; row < bounds.length; row++) {
    const step = stepOf(bounds[row] ?? 0);
    const place = next[step] ?? 0;
    rows[place] = row;
    next[step] = place + 1;
  }
  return { rows, ends };
}

/** What each name scores at most. */
function boundsOf({ curveParts }: LikeShelf, liked: LikeItem, columns: Columns): Float64Array {
  const { bounds, cosines, scores } = columns;
  const parts = partsOf(shapeIn(liked));
  for (let row = 0; row < bounds.length; row++) {
    let cosine = 0;
    for (let part = 0; part < CURVE_PARTS; part++) {
      cosine += (parts[part] ?? 0) * (curveParts[row * CURVE_PARTS + part] ?? 0);
    }
    cosines[row] = cosine;
    scoreRow(columns, row);
    bounds[row] = (scores[row] ?? 0) + ROUNDING;
  }
  return bounds;
}

/**
 * Works out what a row scores whose curve has so much in common with the liked one (cosines): to the last bit what likenessOf
 * says of the two names. From column to column: a number handed from call to call would lie in memory of its own.
 */
function scoreRow({ sounds, bands, origins, shapes, themes, cosines, scores }: Columns, row: number): void {
  scores[row] =
    (sounds[row] ?? 0) +
    WEIGHTS.era * (cosines[row] ?? 0) ** 2 +
    (bands[row] ?? 0) +
    WEIGHTS.origin * (origins[row] ?? 0) +
    (shapes[row] ?? 0) +
    WEIGHTS.theme * (themes[row] ?? 0);
}
