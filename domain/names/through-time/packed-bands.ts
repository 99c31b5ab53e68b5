import type { TimeBands } from "./time-bands.ts";

/**
 * The bands as they travel and are kept: the births of a name as one text, a third of the weight of a list of numbers. It holds
 * the change from each year to the next, the first year's births first, in Base64 VLQ as source maps have it.
 */
export type PackedBands = Omit<TimeBands, "bands" | "rest" | "listed"> & {
  readonly bands: readonly PackedBand[];
  readonly rest: { readonly names: number; readonly births: string };
  readonly listed: string;
};

type PackedBand = Omit<TimeBands["bands"][number], "births"> & { readonly births: string };

export function packBands({ bands, rest, listed, ...years }: TimeBands): PackedBands {
  return {
    ...years,
    bands: bands.map((band) => ({ ...band, births: packCounts(band.births) })),
    rest: { ...rest, births: packCounts(rest.births) },
    listed: packCounts(listed),
  };
}

export function unpackBands({ bands, rest, listed, ...years }: PackedBands): TimeBands {
  return {
    ...years,
    bands: bands.map((band) => ({ ...band, births: unpackCounts(band.births) })),
    rest: { ...rest, births: unpackCounts(rest.births) },
    listed: unpackCounts(listed),
  };
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Bits of a letter that belong to the number; the one above says that there is more of it. */
const BITS = 5;
const MORE = 1 << BITS;

function packCounts(counts: readonly number[]): string {
  let text = "";
  let before = 0;
  for (const count of counts) {
    const change = count - before;
    before = count;
    // The sign is the lowest bit.
    let left = change < 0 ? (-change << 1) | 1 : change << 1;
    do {
      const bits = left & (MORE - 1);
      left >>>= BITS;
      text += LETTERS.charAt(left > 0 ? bits | MORE : bits);
    } while (left > 0);
  }
  return text;
}

/** Letters that are none of Base64 count as 0: nothing is thrown, and the drawing is wrong at most. */
function unpackCounts(text: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let left = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const bits = Math.max(0, LETTERS.indexOf(text.charAt(at)));
    left |= (bits & (MORE - 1)) << shift;
    if ((bits & MORE) > 0) {
      shift += BITS;
      continue;
    }
    count += (left & 1) === 1 ? -(left >>> 1) : left >>> 1;
    counts.push(count);
    left = 0;
    shift = 0;
  }
  return counts;
}
