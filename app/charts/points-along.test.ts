import { expect, test } from "vitest";
import { pointsAlong } from "./points-along.ts";

test("a steep line has points all along", () => {
  const points = pointsAlong([
    { x: 0, y: 0 },
    { x: 6, y: 80 },
  ]);
  expect(points.at(-1)).toEqual({ x: 6, y: 80 });
  expect(points).toHaveLength(12);
});

test("nothing lies in a gap", () => {
  expect(pointsAlong([{ x: 0, y: 0 }, null, { x: 2, y: 90 }])).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 90 },
  ]);
});
