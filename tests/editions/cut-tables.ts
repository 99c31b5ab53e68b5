import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

// Cuts the tables of two countries down to what the tests need: node tests/editions/cut-tables.ts <folder of the whole tables>.
// Rows are taken as they are, ranks among all names included.

const [folder = ""] = process.argv.slice(2);

/** Names of a sex that are taken: those given most since a year, and some by their spelling. */
const CUTS = [
  {
    country: "england-wales",
    from: 1996,
    most: 110,
    besides: ["Hazel", "Zoe", "Zoë", "Chloé", "Fizz", "Amelia-Rose", "Tiana-Rose", "Wren", "Juniper"],
  },
  {
    country: "france",
    from: 1930,
    most: 55,
    besides: [
      "Zoé",
      "Zoe",
      "Chloé",
      "Léa",
      "Hazel",
      "Jean-Pierre",
      "Jean",
      "Andrea",
      "Noé",
      "Camille",
      "Anaïs",
      "Océane",
    ],
  },
];
const RECENT_FROM = 2015;

for (const { country, from, most, besides } of CUTS) {
  const text = gunzipSync(readFileSync(join(folder, `${country}.tsv.gz`))).toString("utf8");
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const rows = lines.map((line) => {
    const [year, sex = "", name = "", count] = line.split("\t");
    return { line, year: Number(year), key: `${sex} ${name}`, name, count: Number(count) };
  });
  const recent = new Map<string, number>();
  for (const { year, key, count } of rows)
    if (year >= RECENT_FROM) recent.set(key, (recent.get(key) ?? 0) + count);
  const order = [...recent].toSorted(([, one], [, other]) => other - one);
  const taken = new Set(
    ["F", "M"].flatMap((sex) =>
      order
        .filter(([key]) => key.startsWith(sex))
        .slice(0, most)
        .map(([key]) => key),
    ),
  );
  const kept = rows.filter(
    ({ year, key, name }) => year >= from && (taken.has(key) || besides.includes(name)),
  );
  const table = gzipSync(`${[head, ...kept.map(({ line }) => line)].join("\n")}\n`, { level: 9 });
  writeFileSync(join(import.meta.dirname, `${country}.tsv.gz`), table);
  console.log(country, kept.length, table.length, createHash("sha256").update(table).digest("hex"));
}
