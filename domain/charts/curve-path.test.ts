import { expect, test } from "vitest";
import { curvePaths } from "./curve-path.ts";

test("a curve goes a year to the right with each step, up for more", () => {
  expect(curvePaths([0, 0.5, 0.25]).line).toBe("M0 1000l1-500 1 250");
});

test("the surface is closed along the floor", () => {
  expect(curvePaths([0, 0.5, 0.25]).area).toBe("M0 1000V1000l1-500 1 250V1000Z");
});

test("a gap breaks the line: an unpublished year is not zero", () => {
  expect(curvePaths([1, 1, null, 0.5, 0.5]).line).toBe("M0 0l1 0M3 500l1 0");
});

test("a year alone is a dot, not a line", () => {
  expect(curvePaths([null, 0.5, null, 1, 1])).toMatchObject({ dots: "M1 500h.01", line: "M3 0l1 0" });
});

test("rounding does not add up along the line", () => {
  const heights = Array.from({ length: 146 }, (_, place) => place / 3000);
  const moves = curvePaths(heights)
    .line.slice("M0 1000l".length)
    .split(/(?= 1[ -])/)
    .map((move) => Number(move.trim().slice(1)));
  expect(moves.reduce((sum, move) => sum + move, 0)).toBe(-Math.round((145 / 3000) * 1000));
});

test("no figures, no paths", () => {
  expect(curvePaths([null, null])).toEqual({ line: "", area: "", dots: "" });
});
