import { expect, test } from "vitest";
import { unpackBands } from "#domain/names/through-time/packed-bands.ts";
import { readTimeRequest } from "#domain/names/through-time/time-request.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { bandWords, readBands, sayBands, topBand, wishWords } from "./say-bands.ts";
import { timeCsv, timeFileName } from "./time-csv.ts";

const asked = (query: string) => {
  const request = readTimeRequest(new URLSearchParams(query));
  return { request, bands: unpackBands(books.throughTime().bands(request)) };
};
const said = (query: string) => {
  const { request, bands } = asked(query);
  return sayBands(request, bands).replaceAll("\u00a0", " ");
};

test("the chart is said in two sentences, from the same figures", () => {
  expect(said("")).toBe("In 1949, 34 in 100 babies got one of these 40 names. In 2025, 4 in 100 did.");
  expect(said("end=n&whose=boys")).toBe(
    "In 2011, 36 in 100 boys got a name that ends with n. In 2025, 28 in 100 did.",
  );
  expect(said("start=mariad")).toBe(
    "In 2001, 1 in 34,344 babies got a name that starts with Mariad. In 2025, none was listed.",
  );
  expect(said("origin=Hawaiian&start=k")).toMatch(
    /^In (\d{4}), 1 in \d+ babies got one of our Hawaiian names that start with K(\. In 2025, 1 in \d+ did\.|, more than ever before\.)$/,
  );
  const { request } = asked("start=ma&end=n&origin=Irish");
  expect(wishWords(request).replaceAll("\u00a0", " ")).toBe(
    "one of our Irish names that start with Ma and end with n",
  );
});

test("a band is told of in a year and in its best; where nothing is published it is no zero", () => {
  const { bands } = asked("end=n&whose=boys");
  const mason = readBands(bands).find(({ key }) => key === "mason");
  if (mason === undefined) return expect.unreachable();
  expect(bandWords(mason, bands, "boys", 2011)).toEqual({
    year: "2011: 19,530 births, 1 in 97 boys.",
    peak: "Peak in 2011: 1 in 97 boys.",
  });
  const liam = readBands(asked("origin=Irish").bands).find(({ key }) => key === "liam");
  if (liam === undefined) return expect.unreachable();
  expect(bandWords(liam, bands, "babies", 1900).year).toBe("1900: fewer than 5, or none.");
  expect(topBand(asked("whose=boys").bands)).toBeDefined();
  expect(topBand(asked("start=zzz").bands)).toBeUndefined();
});

test("the file has what the chart has: bands, the others, and all listed births", () => {
  const { request, bands } = asked("start=ma&whose=boys&origin=Scottish+Gaelic");
  expect(timeFileName(request)).toBe("names-through-time-start-ma-scottish-gaelic-boys.csv");
  const [head, ...lines] = timeCsv(bands).trimEnd().split("\r\n");
  expect(head?.split(",").at(0)).toBe("year");
  expect(head?.split(",").slice(-2)).toEqual(["other_names", "all_listed_births"]);
  expect(lines).toHaveLength(146);
  expect(lines.at(-1)?.split(",").at(-1)).toBe(String(bands.listed.at(-1)));
});
