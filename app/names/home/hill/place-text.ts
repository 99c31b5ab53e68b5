import { HILL_HEIGHT } from "./hill-field.ts";

/** How large the hill is drawn, in pixels. */
export type Land = { readonly width: number; readonly height: number };

/** Where the text of a year is: on which side of its ring and how many pixels from it, and the baseline of its first line, in hundredths of the height. */
export type TextPlace = { readonly isLeft: boolean; readonly gap: number; readonly baseline: number };

/** A phone's: what is clear of the hill there is clear of it in a wider window. */
const SMALLEST: Land = { width: 390, height: 88 };

/** Pixels from the ring to the text: beside it if there is room, else farther away. */
const GAPS = [14, 50, 90, 130];
/** Pixels: of a letter of either line at most, and of the two lines above and below the first baseline. */
const TITLE_LETTER = 9.5;
const WORDS_LETTER = 6.6;
const ABOVE = 14;
const BELOW = 23;
/** Between text and curve. */
const CLEAR = 6;
/** How far the text may stand above the field. */
const OVER = 2;
/** Where the baby stands: from here on, as parts of the width, and as high as this, as parts of the height. */
const BABY = { from: 0.86, height: 0.3 };

/**
 * The place for the text of a year: beside its ring, above the curve or inside the hill, whichever is nearest to the ring and
 * clear of the curve, the baby and the edges; where all is narrow, on the side with more room.
 */
export function placeText(
  heights: readonly number[],
  place: number,
  { title, words }: { readonly title: string; readonly words: string },
  { width, height }: Land = SMALLEST,
): TextPlace {
  const years = heights.length - 1;
  const x = (width * place) / years;
  const text = Math.max(title.length * TITLE_LETTER, words.length * WORDS_LETTER);
  const drawn = heights.map((each) => (each / HILL_HEIGHT) * height);
  const ring = drawn[place] ?? height;
  const placesAt = (gap: number, isLeft: boolean) => {
    const from = isLeft ? x - gap - text : x + gap;
    if (from < 0 || from + text > width) return [];
    const first = Math.floor((from * years) / width);
    const beside = drawn.slice(first, Math.ceil(((from + text) * years) / width) + 1);
    const baby = from + text > BABY.from * width ? BABY.height * height : 0;
    const lowest = Math.min(...beside) - baby - CLEAR - BELOW;
    const above = Math.max(ABOVE - OVER, Math.min(ring, lowest));
    const inside = Math.max(ring, Math.max(...beside) + CLEAR + ABOVE);
    return [
      ...(above <= lowest ? [{ isLeft, gap, at: above }] : []),
      ...(inside + BELOW <= height ? [{ isLeft, gap, at: inside }] : []),
    ];
  };
  const nearest = GAPS.map((gap) => [...placesAt(gap, true), ...placesAt(gap, false)]).find(
    (places) => places.length > 0,
  );
  const [best] = nearest?.toSorted((a, b) => Math.abs(a.at - ring) - Math.abs(b.at - ring)) ?? [];
  const narrow = {
    isLeft: 2 * x > width,
    gap: 14,
    at: Math.min(Math.max(ring, ABOVE - OVER), height - BELOW),
  };
  const { isLeft, gap, at } = best ?? narrow;
  return { isLeft, gap, baseline: Math.round((1000 * at) / height) / 10 };
}
