import { expect, test } from "vitest";
import { describeSpark, sparkLine } from "./spark-shape.ts";

const years = { firstYear: 1880, lastYear: 1885 };
const size = { width: 108, height: 30 };

test("the line has a point every second year and one for the last", () => {
  expect(sparkLine([0, 99, 33, 0], years, size)).toEqual({
    path: "M0 28l40-23 40 15.3 20 7.7",
    endX: 100,
    endY: 28,
  });
});

test("a curve in words says who is counted, and when there were most", () => {
  expect(describeSpark("Hazel", { girl: [0, 99, 33, 0] }, years)).toBe(
    "Share of US girls named Hazel, 1880 to 1885: highest around 1882.",
  );
  expect(describeSpark("Otis", { boy: [99, 0, 0, 1] }, years)).toBe(
    "Share of US boys named Otis, 1880 to 1885: highest around 1880.",
  );
});

test("of two lines each has its own highest year", () => {
  expect(describeSpark("Rowan", { girl: [0, 0, 20, 0], boy: [0, 0, 0, 99] }, years)).toBe(
    "Share of US girls and boys named Rowan, 1880 to 1885: girls highest around 1884, boys highest around 1885.",
  );
});
