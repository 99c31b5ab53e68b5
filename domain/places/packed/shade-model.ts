import { LARGEST_STEP, quotientOfStep, WHOLE_FROM, WORD_UNIT } from "#domain/places/shade.ts";
import { LEAST_EXPECTED, SHRINK } from "#domain/places/state-figures.ts";
import { createBitModel } from "./bit-model.ts";
import { createCountModel, type Estimate } from "./count-model.ts";
import { clamp, logStep, root } from "./logarithm.ts";
import type { Coder } from "./range-coder.ts";

/** What is known of a shade before it is coded: births expected in the state, and two opinions of its quotient. */
type Known = {
  readonly state: number;
  readonly expected: number;
  readonly quotient: number;
  readonly plain: number;
  /** How far off the opinions are, as a part of them. */
  readonly doubt: number;
};

/** Words, as packShade numbers them. */
const [FEW, LESS, ABOUT, MORE] = [0, 1, 2, 3];

/** Codes what a map says of a state: whether anything, how many times as often as in the US, and the word, which mostly follows. */
export function createShadeModel() {
  const fewModel = createBitModel(3, 1);
  const stepModel = createCountModel();
  const wordModel = createBitModel(4, 2);

  function codeWord(coder: Coder, word: number, step: number, { expected, state }: Known): number {
    const size = logStep(expected, 8, 255);
    const shape = (from: number) => {
      const told = quotientOfStep(step);
      const spread = 1.64 * root(told / (expected + SHRINK));
      return clamp(Math.round((told - from + (from > 1 ? -spread : spread)) * 40), -31, 31) + 32;
    };
    const contextsFrom = (from: number) => [
      size * 64 + step,
      shape(from),
      shape(from) * 64 + state,
      shape(from) * 64 + logStep(expected, 3, 63),
    ];
    if (wordModel.code(coder, word === MORE ? 1 : 0, contextsFrom(1.1), 0) === 1) return MORE;
    return wordModel.code(coder, word === LESS ? 1 : 0, contextsFrom(0.9), 1) === 1 ? LESS : ABOUT;
  }

  return {
    code(coder: Coder, shade: number, known: Known): number {
      const { expected, quotient, state } = known;
      if (expected < LEAST_EXPECTED) {
        const births = logStep(expected * quotient, 8, 127);
        const contexts = [births, births * 64 + logStep(expected, 8, 63), births * 64 + state];
        if (fewModel.code(coder, shade < WORD_UNIT ? 1 : 0, contexts, 0) === 1) return FEW;
      }
      const step = stepModel.code(coder, shade % WORD_UNIT, {
        least: 0,
        first: inSteps(quotient, known),
        second: inSteps(known.plain, known),
        place: state,
      });
      return codeWord(coder, Math.floor(shade / WORD_UNIT), step, known) * WORD_UNIT + step;
    },
  };
}

/** A quotient as a step of a shade: tenths, and whole numbers from three on. */
function inSteps(quotient: number, { expected, doubt }: Known): Estimate {
  const births = expected * quotient;
  const doubted = doubt * births;
  const spread = (10 * root(births + doubted * doubted)) / (expected + SHRINK);
  if (quotient < WHOLE_FROM) return { mean: quotient * 10, spread: spread + 0.15 };
  return { mean: Math.min(LARGEST_STEP, quotient + 9 * WHOLE_FROM), spread: spread / 10 + 0.3 };
}
