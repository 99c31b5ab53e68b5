import { expect, test } from "vitest";
import { describeSpark, sparkLine } from "./spark-shape.ts";

const years = { firstYear: 1880, lastYear: 1885 };
const size = { width: 108, height: 30 };

test("the line goes to a point every second year and to one for the last", () => {
  expect(sparkLine([0, 99, 33, 0], years, size)).toEqual({
    path: "M0 28l40-23 40 15.3 20 7.7",
    endX: 100,
    endY: 28,
  });
});

test("years of one height are one step, wherever they stand", () => {
  const ten = { firstYear: 1880, lastYear: 1889 };
  expect(sparkLine([0, 0, 0, 99, 99, 99], ten, size).path).toBe("M0 28h44.4l22.3-23h33.3");
  expect(sparkLine([9, 9, 0, 0, 0, 1], ten, size).path).toBe("M0 25.9h22.2l22.2 2.1h44.5l11.1-.2");
  expect(sparkLine([0, 0, 0, 0, 0, 0], ten, size).path).toBe("M0 28h100");
});

test("steps end at the places that each year has by itself, to a tenth", () => {
  const all = { firstYear: 1880, lastYear: 2025 };
  const values = Array.from({ length: 74 }, (_, place) => (place * place * 7) % 100);
  let [x, y] = [0, 0];
  const reached = [
    ...sparkLine(values, all, size).path.matchAll(
      // As SVG reads it: a second point begins another number.
      /([Mlh]?) ?(-?(?:\d+(?:\.\d+)?|\.\d+))(?: ?(-?(?:\d+(?:\.\d+)?|\.\d+)))?/g,
    ),
  ].map(([, , across, down = "0"]) =>
    [(x += Number(across)), (y += Number(down))].map((at) => Math.round(at * 10)),
  );
  const wanted = values.map((value, place) => [
    Math.round((Math.min(place * 2, 145) / 145) * 1000),
    Math.round((28 - (value / 99) * 23) * 10),
  ]);
  expect(reached).toEqual(wanted);
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
