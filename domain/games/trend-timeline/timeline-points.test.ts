import { expect, test } from "vitest";
import { TIMELINE_ITEMS } from "#content/games/trend-timeline.ts";
import { openTimeline } from "./open-timeline.ts";
import { OPEN_TIMELINE, TIMELINE } from "./timeline-points.ts";

const [item] = openTimeline(["Logan\t1\tb\t2010\t2000,1930,1960\t388,000\t148\t7119\t01259IRUTSI"]).map(
  (entry) => entry.item,
);
if (item === undefined) throw new Error("There is no such item.");

test("a decade beside the right one is half a point in endless and daily rounds", () => {
  expect(item.options).toEqual(["1930s", "1960s", "2000s", "2010s"]);
  expect(item.options.map((given) => OPEN_TIMELINE.points(item, given))).toEqual([0, 0, 0.5, 1]);
  expect(item.options.map((given) => OPEN_TIMELINE.isHalf?.(item, given))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("the first round knows right and wrong alone", () => {
  for (const first of TIMELINE_ITEMS) {
    const points = first.options.map((given) => TIMELINE.points(first, given));
    expect(points.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 1]);
  }
  expect(TIMELINE.isHalf).toBeUndefined();
});
