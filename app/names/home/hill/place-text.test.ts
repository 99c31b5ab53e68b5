import { expect, test } from "vitest";
import { HILL_HEIGHT } from "./hill-field.ts";
import { placeText } from "./place-text.ts";

const LAND = { width: 1280, height: 236 };
const TEXT = { title: "Hazel, 1897", words: "1 in 100 girls, its peak" };
/** Steep on the left, long on the right, and up again: from the upper edge of the field. */
const HILL = Array.from({ length: 146 }, (_, year) =>
  year < 17 ? 200 - 10.5 * year : Math.min(225, 22 + 3 * (year - 17)) - Math.max(0, year - 125) * 2,
);

/** What two lines take, in pixels from the upper edge, and where they begin and end. */
function boxOf(year: number) {
  const { isLeft, gap, baseline } = placeText(HILL, year, TEXT, LAND);
  const x = (LAND.width * year) / (HILL.length - 1);
  const at = (baseline * LAND.height) / 100;
  return {
    from: isLeft ? x - gap - 160 : x + gap,
    to: isLeft ? x - gap : x + gap + 160,
    top: at - 14,
    bottom: at + 23,
  };
}

test("the text of a year stands clear of the curve and of the edges, whichever year it is", () => {
  for (const year of HILL.keys()) {
    const { from, to, top, bottom } = boxOf(year);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(LAND.width);
    expect(top).toBeGreaterThanOrEqual(-10);
    const under = HILL.map((height, at) => ({
      x: (LAND.width * at) / (HILL.length - 1),
      y: (height / HILL_HEIGHT) * LAND.height,
    })).filter(({ x }) => x >= from && x <= to);
    const isAbove = under.every(({ y }) => y > bottom);
    const isInside = under.every(({ y }) => y < top);
    expect(isAbove || isInside, String(1880 + year)).toBe(true);
  }
});

test("beside a peak it stands on the side that falls, away from the edge where both do", () => {
  const peak = Array.from({ length: 146 }, (_, year) => (year === 126 ? 18 : 225));
  expect(placeText(peak, 100, TEXT, LAND)).toMatchObject({ isLeft: true });
  expect(placeText(HILL, 17, TEXT, LAND).isLeft).toBe(false);
});
