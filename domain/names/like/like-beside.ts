import type { LikeItem } from "./like-item.ts";
import { bandOf, likenessOf, ROUNDING, shapeOf, WEIGHTS } from "./like-score.ts";
import { CURVE_PARTS, lastsOf, type LikeShelf, partsOf } from "./like-shelf.ts";
import { rhythmOf, SOUND_WEIGHTS } from "./like-sound.ts";

const ONSET = WEIGHTS.sound * SOUND_WEIGHTS.onset;
const ENDING = WEIGHTS.sound * SOUND_WEIGHTS.ending;
const RHYTHM = WEIGHTS.sound * SOUND_WEIGHTS.rhythm;
const PAIRS = WEIGHTS.sound * SOUND_WEIGHTS.pairs;

/** Steps of a score, 0–1, from the most to the least: names are compared a step at a time. */
const STEPS = 64;

/** A name of a shelf, and how much it is like the liked one. */
export type Beside = { readonly item: LikeItem; readonly score: number };

/**
 * The names of a shelf most like one name, best first and equals in the order of the shelf: what comparing it with each
 * would give. Only those are compared, though, that may still come among the best by what their columns tell at a glance.
 */
export function bestBeside(
  shelf: LikeShelf,
  liked: LikeItem,
  wanted: number,
  isFitting: (item: LikeItem) => boolean,
): readonly Beside[] {
  const found: (Beside & { readonly row: number })[] = [];
  const { rows, ends } = byStep(boundsOf(shelf, liked));
  const scores = new Int32Array(STEPS + 1);
  // Those of a step above, whatever is still to come.
  let sure = 0;
  for (let step = STEPS; step >= 0; step--) {
    sure += scores[step + 1] ?? 0;
    if (sure >= wanted) break;
    for (let place = ends[step + 1] ?? 0; place < (ends[step] ?? 0); place++) {
      const row = rows[place] ?? 0;
      const item = shelf.items[row];
      if (item === undefined || !isFitting(item)) continue;
      const score = likenessOf(item, liked);
      found.push({ item, score, row });
      scores[stepOf(score)] = (scores[stepOf(score)] ?? 0) + 1;
    }
  }

  return found.toSorted((one, other) => other.score - one.score || one.row - other.row).slice(0, wanted);
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
function boundsOf(shelf: LikeShelf, liked: LikeItem): Float64Array {
  const bounds = mostWithoutCurve(shelf, liked);
  const parts = partsOf(liked.curve);
  for (let row = 0; row < bounds.length; row++) {
    let cosine = 0;
    for (let part = 0; part < CURVE_PARTS; part++) {
      cosine += (parts[part] ?? 0) * (shelf.curveParts[row * CURVE_PARTS + part] ?? 0);
    }
    bounds[row] = (bounds[row] ?? 0) + WEIGHTS.era * cosine ** 2;
  }
  return bounds;
}

/** What each name scores at most, its curve left out: all is counted but how often a pair of sounds stands in both. */
function mostWithoutCurve(shelf: LikeShelf, liked: LikeItem): Float64Array {
  const { logBirths, letters, lasts, syllables, stresses, onsets, endings, pairs } = shelf;
  const { sound, id } = liked;
  const stress = sound.stress ?? -1;
  const itsLasts = lastsOf(id);
  const shared = sharedPairs(shelf, liked);
  const most = withShared(shelf, liked);
  for (let row = 0; row < most.length; row++) {
    const inBoth = (2 * (shared[row] ?? 0)) / ((pairs[row] ?? 0) + sound.pairs.length || 1);
    const apart = Math.abs((syllables[row] ?? 0) - sound.syllables);
    const differ = (lasts[row] ?? 0) ^ itsLasts;
    const ends = (differ & 255) !== 0 ? 0 : differ === 0 ? 1 : 0.5;
    most[row] =
      (most[row] ?? 0) +
      ROUNDING +
      PAIRS * inBoth +
      (onsets[row] === sound.onset ? ONSET : 0) +
      (endings[row] === sound.ending ? ENDING : 0) +
      RHYTHM * rhythmOf(apart, stresses[row] ?? -1, stress) +
      WEIGHTS.band * bandOf(logBirths[row] ?? 0, liked.logBirths) +
      WEIGHTS.shape * shapeOf(Math.abs((letters[row] ?? 0) - id.length), apart, ends);
  }
  return most;
}

/** How many pairs of each row the liked name has, too. By the pair: of all names few have one. */
function sharedPairs({ items, byPair }: LikeShelf, { sound }: LikeItem): Uint8Array {
  const shared = new Uint8Array(items.length);
  for (const pair of new Set(sound.pairs)) {
    const rows = byPair.get(pair);
    if (rows === undefined) continue;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      shared[row] = (shared[row] ?? 0) + 1;
    }
  }
  return shared;
}

/** What each row scores for an origin and for a theme in common. */
function withShared({ items, byOrigin, byTheme }: LikeShelf, { origins, themes }: LikeItem): Float64Array {
  const scores = new Float64Array(items.length);
  const add = (rows: Iterable<number>, weight: number) => {
    for (const row of rows) scores[row] = (scores[row] ?? 0) + weight;
  };
  add(new Set(origins.flatMap((origin) => byOrigin.get(origin) ?? [])), WEIGHTS.origin);
  add(new Set(themes.flatMap((theme) => byTheme.get(theme) ?? [])), WEIGHTS.theme);
  return scores;
}
