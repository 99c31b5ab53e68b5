import { clamp, exp, ln } from "./logarithm.ts";
import { CERTAIN, type Coder } from "./range-coder.ts";

/**
 * Predicts decisions of one kind by logistic mixing, as in Matt Mahoney's PAQ (https://mattmahoney.net/dc/dce.html#Section_432):
 * in each of several contexts it counts how often the decision was 1, stretches these chances (ln(p / (1 - p))), adds them up
 * by weights, and squashes the sum to one chance. From each decision the counts learn, and the weights, so that contexts that
 * know more weigh more.
 */
export type BitModel = {
  /** Codes a decision that stands in these contexts; the weights are those of a set, which is a context too. */
  code(coder: Coder, decision: number, contexts: readonly number[], set: number): number;
};

/** Places for the contexts of each kind; two that fall on one place share it. */
const PLACES = 2 ** 16;
/** A chance changes by the distance from what happened, divided by the decisions seen, up to so many. */
const MOST_SEEN = 250;
const FIRST_DIVISOR = 1.6;
const FIRST_WEIGHT = 0.35;
const BIAS = 0.3;
/** Of a set's weights: by decisions seen it falls from nine times this to this. */
const LEARNING_RATE = 0.003;
const SLOWS_AT = 256;
const MOST_STRETCHED = 11;
/** Chances are stretched by a table, in steps of 16 of 65536. */
const STRETCHED = Float64Array.from({ length: 4096 }, (_, step) => ln((step + 0.5) / (4095.5 - step)));
const LEAST_CHANCE = 16;

/** A model for so many contexts at once, and so many sets of weights. */
export function createBitModel(contextsAtOnce: number, sets: number): BitModel {
  const chances = new Uint16Array(contextsAtOnce * PLACES).fill(CERTAIN / 2);
  const seen = new Uint8Array(contextsAtOnce * PLACES);
  // One input more is always the same.
  const inputs = contextsAtOnce + 1;
  const weights = new Float64Array(sets * inputs);
  for (let set = 0; set < sets; set++)
    weights.fill(FIRST_WEIGHT, set * inputs, set * inputs + contextsAtOnce);
  const decisions = new Uint32Array(sets);
  const input = new Float64Array(inputs).fill(BIAS);
  const places = new Uint32Array(contextsAtOnce);

  return {
    code(coder, decision, contexts, set) {
      const first = set * inputs;
      let sum = BIAS * (weights[first + inputs - 1] ?? 0);
      for (let kind = 0; kind < contextsAtOnce; kind++) {
        const place = kind * PLACES + (scattered(contexts[kind] ?? 0) % PLACES);
        places[kind] = place;
        const stretched = STRETCHED[(chances[place] ?? 0) >> 4] ?? 0;
        input[kind] = stretched;
        sum += stretched * (weights[first + kind] ?? 0);
      }
      const chance = 1 / (1 + exp(-clamp(sum, -MOST_STRETCHED, MOST_STRETCHED)));
      const coded = coder.code(decision, clamp(Math.round(chance * CERTAIN), 1, CERTAIN - 1));

      const before = decisions[set] ?? 0;
      decisions[set] = before + 1;
      const step = (coded - chance) * LEARNING_RATE * (1 + (8 * SLOWS_AT) / (SLOWS_AT + 8 * before));
      for (let at = 0; at < inputs; at++)
        weights[first + at] = (weights[first + at] ?? 0) + step * (input[at] ?? 0);
      for (let kind = 0; kind < contextsAtOnce; kind++) {
        const place = places[kind] ?? 0;
        const [was, times] = [chances[place] ?? 0, seen[place] ?? 0];
        const learned = was + (coded * (CERTAIN - 1) - was) / (times + FIRST_DIVISOR);
        chances[place] = clamp(Math.round(learned), LEAST_CHANCE, CERTAIN - LEAST_CHANCE);
        if (times < MOST_SEEN) seen[place] = times + 1;
      }
      return coded;
    },
  };
}

/** A whole number, mixed so that neighbors fall far apart (the finisher of MurmurHash3). */
function scattered(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
