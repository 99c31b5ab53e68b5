import { brotliDecompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { seriesIn } from "#domain/world/world-book.ts";
import { compileWorld } from "./compile.ts";
import { readCountry } from "./read-country.ts";

const HEAD = "year\tsex\tname\tcount\trank\n";

function rowsOf(text: string) {
  const rows = readCountry(gzipSync(HEAD + text));
  if ("problem" in rows) throw new Error(rows.problem);
  return rows;
}

test("each spelling comes back with its years, and a year without it is absent", () => {
  const ireland = rowsOf(
    "2000\tF\tÉabha\t12\t3\n2000\tM\tNan\t5\t1\n2002\tF\tÉabha\t30\t1\n2002\tF\tEabha\t7\t2\n",
  );
  const { packed, header, names } = compileWorld(
    [{ id: "ireland", rows: ireland }],
    new Set(["eabha", "nan"]),
  );
  expect(names).toBe(2);
  expect(header.countries).toEqual([
    { id: "ireland", firstYear: 2000, lastYear: 2002, listed: { F: [12, 0, 37], M: [5, 0, 0] } },
  ]);
  const [[, start, bytes] = ["", 0, 0]] = header.blocks;
  const from = packed.length - bytes - start;
  const block = brotliDecompressSync(packed.subarray(from)).toString();
  const found = seriesIn(block, "eabha", header);
  expect(found).toContainEqual({
    country: "ireland",
    sex: "F",
    spelling: "Éabha",
    years: [
      { year: 2000, count: 12, rank: 3 },
      { year: 2002, count: 30, rank: 1 },
    ],
  });
  expect(found).toHaveLength(2);
  expect(seriesIn(block, "nan", header)).toMatchObject([{ sex: "M", years: [{ count: 5 }] }]);
  expect(seriesIn(block, "an", header)).toEqual([]);
});

test("names without a page are left out, but counted among the listed", () => {
  const rows = rowsOf("2000\tF\tAda\t12\t1\n2000\tF\tZyx\t5\t2\n");
  const { header, names } = compileWorld([{ id: "x", rows }], new Set(["ada"]));
  expect(names).toBe(1);
  expect(header.countries[0]?.listed.F).toEqual([17]);
});

test("a table that is no such table is refused with its line", () => {
  expect(readCountry(gzipSync("year,sex\n"))).toMatchObject({
    problem: expect.stringContaining("first line"),
  });
  expect(readCountry(gzipSync(`${HEAD}2000\tX\tAda\t5\t1\n`))).toMatchObject({
    problem: expect.stringContaining("line 2"),
  });
  expect(readCountry(gzipSync(`${HEAD}2000\tF\tAda\t5\t1`))).toMatchObject({
    problem: expect.stringContaining("cut off"),
  });
});
