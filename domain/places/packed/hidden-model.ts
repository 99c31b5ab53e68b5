import { MOST_HIDDEN, WINDOW_YEARS } from "#domain/places/state-figures.ts";
import { createBitModel } from "./bit-model.ts";
import { logStep } from "./logarithm.ts";
import type { Coder } from "./range-coder.ts";
import { sumOf } from "./window.ts";

/** Codes in which years a state lists none of a name, one bit a year, given what it lists in all of them and the births predicted. */
export function createHiddenModel() {
  const model = createBitModel(3, 64);
  return {
    code(coder: Coder, hidden: number, listed: number, rates: Float64Array): number {
      if (listed === 0) return 2 ** WINDOW_YEARS - 1;
      const all = sumOf(rates) || 1;
      const mostYears = Math.floor(listed / (MOST_HIDDEN + 1));
      let coded = 0;
      let listedYears = 0;
      for (let year = 0; year < WINDOW_YEARS; year++) {
        const rate = rates[year] ?? 0;
        // The births do not suffice for one more year; or they need the last one.
        if (listedYears >= mostYears) coded |= 1 << year;
        else if (year < WINDOW_YEARS - 1 || listedYears > 0) {
          const evenly = (listed * rate) / all;
          const since = listedYears * 8 + year;
          const larger = rates.filter((other) => other > rate).length;
          const contexts = [
            logStep(evenly, 8, 255) * 64 + since,
            Math.min(listed, 127) * 64 + since,
            (Math.min(listed, 63) * 8 + larger) * 64 + logStep(rate, 3, 63),
          ];
          const bit = model.code(coder, (hidden >> year) & 1, contexts, since);
          coded |= bit << year;
          if (bit === 0) listedYears++;
        }
      }
      return coded;
    },
  };
}
