import { createCountModel } from "./count-model.ts";
import { root } from "./logarithm.ts";
import type { Coder } from "./range-coder.ts";
import { sumOf } from "./window.ts";

/** What is known of the births that no state lists: those that were filled in each year, and how many they are in all years. */
type Known = { readonly filled: Float64Array; readonly total: number };

/** A small state may list what the nation does not, in another edition; nobody lists so much. */
const LEAST = -(2 ** 15);

/** Codes the births of a name that no state lists, of each year. */
export function createUnlistedModel() {
  const model = createCountModel();
  return {
    code(coder: Coder, unlisted: Int16Array, { filled, total }: Known): void {
      const left = { births: total, filled: sumOf(filled) };
      for (let year = 0; year < unlisted.length; year++) {
        const births = filled[year] ?? 0;
        // What is left goes to the years that are left: of the last one it is all.
        const part = births / (left.filled || 1);
        const doubt = root((births + 1) * Math.max(0, 1 - part));
        const mean = year === unlisted.length - 1 ? left.births : left.births * part;
        const coded = model.code(coder, unlisted[year] ?? 0, {
          least: LEAST,
          first: { mean, spread: doubt / 2 + 0.1 },
          second: { mean: births, spread: root(births + 1) },
          place: year,
        });
        unlisted[year] = coded;
        left.births -= coded;
        left.filled -= births;
      }
    },
  };
}
