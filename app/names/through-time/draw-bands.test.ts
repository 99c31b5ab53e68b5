import { expect, test } from "vitest";
import { textWidth } from "#app/charts/text-width.ts";
import { unpackBands } from "#domain/names/through-time/packed-bands.ts";
import { timeBands } from "#domain/names/through-time/time-bands.ts";
import { readTimeRequest } from "#domain/names/through-time/time-request.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { drawBands, FLOOR, FRAME_SIZES, PLOT } from "./draw-bands.ts";
import { shareAxis } from "./share-axis.ts";

const request = (query: string) => readTimeRequest(new URLSearchParams(query));
const drawn = (query: string) => {
  const asked = request(query);
  const bands = unpackBands(books.throughTime().bands(asked));
  return { bands, drawing: drawBands(bands, asked.whose) };
};
/** The upper edge of a band, in units from the top, year by year. */
const edgeOf = (d: string) => {
  const [, first = "", moves = ""] = /^M0 (\d+)l(.*)V/.exec(d) ?? [];
  const ys = [Number(first)];
  for (const [, down = ""] of moves.matchAll(/1 ?(-?\d+)(?: |$)/g)) ys.push((ys.at(-1) ?? 0) + Number(down));
  return ys;
};

test("edges are the sums of shares: the highest band reaches what all births together do", () => {
  const records = recordsByHand(2020, 2021, {
    Ada: { F: [50, 25] },
    Bea: { F: [50, 75] },
    Cy: { M: years(2, 100) },
  });
  const bands = timeBands(records, request("whose=girls"), []);
  const { bands: paths } = drawBands(bands, "girls");
  expect(paths.map(({ key, tone }) => [key, tone])).toEqual([
    ["bea", "girl"],
    ["ada", "girl"],
  ]);
  const height = (share: number) => Math.round(FLOOR * (1 - shareAxis(1).heightOf(share)));
  expect(paths.map(({ d }) => edgeOf(d))).toEqual([
    [height(1), height(1)],
    [height(0.5), height(0.25)],
  ]);
});

test("ticks are round percents, with as many decimals as they need", () => {
  const ticks = (highest: number) => {
    const { ticks: all, label } = shareAxis(highest);
    return all.map(label);
  };
  expect(ticks(1)).toEqual(["0%", "25%", "50%", "75%", "100%"]);
  expect(ticks(0.36)).toEqual(["0%", "10%", "20%", "30%"]);
  expect(ticks(0.011)).toEqual(["0%", "0.5%", "1%"]);
  expect(ticks(0.00003)).toEqual(["0%", "0.001%", "0.002%", "0.003%"]);
});

test.for([
  "",
  "start=ma",
  "end=n&whose=boys",
  "end=lyn&whose=girls",
  "start=mariad",
  "origin=Irish",
  "start=q",
])("%s: each name is written within its own band and the plot, so none is upon another", (query) => {
  const { drawing } = drawn(query);
  const { steps, frames, bands } = drawing;
  for (const size of FRAME_SIZES) {
    const narrowest = size === "large" ? 876 : 234;
    for (const { key, name, x, y, size: letters } of frames[size].names) {
      const at = bands.findIndex((band) => band.key === key);
      const high = edgeOf(bands[at]?.d ?? "");
      const low = bands[at + 1] === undefined ? high.map(() => FLOOR) : edgeOf(bands[at + 1]?.d ?? "");
      const half = (textWidth(name) * letters) / 13 / 2;
      const [from, to] = [-half, half].map((by) => ((x / 100) * narrowest + by) / narrowest);
      expect([(from ?? 0) >= 0, (to ?? 1) <= 1], name).toEqual([true, true]);
      const pixel = (unit: number) => PLOT.top + (unit / FLOOR) * (PLOT.bottom - PLOT.top);
      for (let year = Math.ceil((from ?? 0) * steps); year <= (to ?? 0) * steps; year += 1) {
        expect(y, `${name} ${year}`).toBeLessThanOrEqual(pixel(low[year] ?? 0));
        // The height of capitals.
        expect(y - letters * 0.7, `${name} ${year}`).toBeGreaterThanOrEqual(pixel(high[year] ?? 0) - 0.5);
      }
    }
  }
});

test("bands side by side have another strength, and what no birth has is drawn without holes", () => {
  const { bands } = drawn("start=mariad").drawing;
  bands.slice(1).forEach(({ strength }, place) => expect(strength).not.toBe(bands[place]?.strength));
  for (const { d } of bands) expect(d).not.toMatch(/NaN|undefined|Infinity/);
});
