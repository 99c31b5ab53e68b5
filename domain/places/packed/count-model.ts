import { type BitModel, createBitModel } from "./bit-model.ts";
import { clamp, logStep } from "./logarithm.ts";
import { CERTAIN, type Coder } from "./range-coder.ts";

/** What a number is thought to be, and how far off that is likely to be (one standard deviation, above 0). */
export type Estimate = { readonly mean: number; readonly spread: number };

/** What is known of a number before it is coded. */
type Known = {
  /** It is this, or more. */
  readonly least: number;
  /** Two opinions; the search begins at the first. */
  readonly first: Estimate;
  readonly second: Estimate;
  /** What else may matter, 0 to 63: the state. */
  readonly place: number;
};

type CountModel = { code(coder: Coder, count: number, known: Known): number };

/** No number is larger. */
export const MOST = 2 ** 24 - 1;
/** Steps that are told apart; from there on they double. */
const STEPS = 12;
const SCALES = 48;

/**
 * Codes whole numbers by questions: "is it as large as its first estimate?", and then, away from there, in steps of three
 * quarters of a spread: "as large as this, too?" What it can be within the last step is told by halves. The contexts of a question are how
 * many spreads it is away from each estimate, and how wide those are, so that numbers of any size learn from each other.
 */
export function createCountModel(): CountModel {
  const model = createBitModel(3, (STEPS + 1) * 2 * SCALES);
  return {
    code(coder, count, known) {
      const { least, first } = known;
      const start = Math.max(least, Math.round(first.mean));
      const ask = questions(model, coder, count, known);
      let width = Math.max(1, Math.floor(first.spread * 0.75));
      let [low, high] = [start, start];
      if (start === least || ask(start, 0, 0)) {
        for (let step = 1; ; step++) {
          high = low + width - 1;
          if (high >= MOST || !ask(high + 1, step, 0)) break;
          low = high + 1;
          if (step >= STEPS) width *= 2;
        }
      } else {
        for (let step = 1; ; step++) {
          high = low - 1;
          low = Math.max(least, low - width);
          if (low === least || ask(low, step, 1)) break;
          if (step >= STEPS) width *= 2;
        }
      }
      return codeWithin(coder, count, low, high);
    },
  };
}

function questions(model: BitModel, coder: Coder, count: number, { least, first, second, place }: Known) {
  const scale = logStep(first.spread, 4, SCALES - 1);
  const size = logStep(first.mean - least, 8, 127);
  return (limit: number, step: number, down: 0 | 1): boolean => {
    const away = spreadsTo(limit, first);
    const awayOther = spreadsTo(limit, second);
    const contexts = [
      ((away * 64 + awayOther) * 16 + (scale >> 2)) * 2 + down,
      (clamp(limit - least, 0, 63) * 128 + size) * 2 + down,
      (away * 64 + place) * 2 + down,
    ];
    const set = (Math.min(step, STEPS) * 2 + down) * SCALES + scale;
    return model.code(coder, count >= limit ? 1 : 0, contexts, set) === 1;
  };
}

/** How far above or below its estimate the line between a number and the one before it lies, in quarters of a spread. */
function spreadsTo(limit: number, { mean, spread }: Estimate): number {
  return clamp(Math.round(((limit - 0.5 - mean) / spread) * 4), -24, 24) + 24;
}

/** A number from low to high, all as likely. */
export function codeWithin(coder: Coder, count: number, low: number, high: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to + 1) / 2);
    // Decisions of equal parts: of an odd number, one part is larger by one.
    const chance = Math.round((CERTAIN * (to - middle + 1)) / (to - from + 1));
    if (coder.code(count >= middle ? 1 : 0, chance) === 1) from = middle;
    else to = middle - 1;
  }
  return from;
}
