import { statSync } from "node:fs";
import { expect, test } from "vitest";
import type { Sex } from "#domain/names/records/records.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COUNTRIES } from "#domain/world/countries.ts";
import { newestAbroad } from "#domain/world/newest-abroad.ts";
import { ROOT } from "#server/root.ts";
import { openWorld } from "./open-world.ts";

const world = openWorld(new URL("data/world/", ROOT));

type Known = readonly [country: string, year: number, sex: Sex, name: string, count: number, rank: number];

/** From the publishers' tables. */
const KNOWN: readonly Known[] = [
  ["england-wales", 2024, "M", "Muhammad", 5721, 1],
  ["england-wales", 2024, "F", "Hazel", 629, 75],
  ["england-wales", 1996, "F", "Sophie", 7087, 1],
  ["scotland", 1974, "M", "David", 1794, 1],
  ["scotland", 2020, "F", "Isla", 347, 1],
  ["northern-ireland", 2020, "M", "James", 190, 1],
  ["ireland", 2024, "M", "Rían", 432, 3],
  ["ireland", 1964, "F", "Mary", 3471, 1],
  ["france", 1946, "M", "Jean", 53385, 1],
  ["france", 2024, "F", "Louise", 3125, 1],
  ["france", 2024, "M", "Noah", 3260, 5],
  ["belgium", 2024, "F", "Olivia", 531, 1],
  ["poland", 2023, "F", "Zofia", 4968, 1],
  ["poland", 2018, "M", "Kamil", 1314, 42],
  ["austria", 2016, "F", "Anna", 998, 1],
  ["norway", 2017, "F", "Emma", 380, 1],
  ["new-zealand", 2017, "F", "Charlotte", 277, 1],
  ["australia-nsw", 2024, "M", "Noah", 496, 1],
  ["canada-ontario", 2019, "F", "Olivia", 934, 1],
  ["chile", 2020, "M", "Mateo", 3866, 1],
];

const TITLED = KNOWN.map((known) => ({ title: known.slice(0, 4).join(" "), known }));

test.for(TITLED)("$title", ({ known: [country, year, sex, name, count, rank] }) => {
  const series = world
    .series(foldName(name))
    .find((each) => each.country === country && each.sex === sex && each.spelling === name);
  expect(series?.years.find((each) => each.year === year)).toEqual({ year, count, rank });
});

test("fourteen countries, each with its notice, and births listed in each year", () => {
  expect(world.countries.map(({ id }) => id)).toEqual(COUNTRIES.map(({ id }) => id));
  expect(world.listed("australia-nsw", "F", 1952)).toBe(27_290);
  expect(world.listed("australia-nsw", "F", 1951)).toBe(0);
  for (const { notice, licence } of COUNTRIES) expect(notice.length + licence.length).toBeGreaterThan(20);
});

test("a name is found whether or not its block was read before, and one that is missing is not", () => {
  const fresh = openWorld(new URL("data/world/", ROOT));
  for (const id of ["hazel", "hazela", "haze", "hazelq", "noah"])
    expect([id, fresh.series(id), fresh.series(id)]).toEqual([id, world.series(id), world.series(id)]);
  expect(fresh.series("hazelq")).toEqual([]);
  expect(fresh.series("hazel").length).toBeGreaterThan(5);
});

test("what stands at either end of a block is found, and a name on no list has nothing", () => {
  expect(world.series("zzzzqqq")).toEqual([]);
  expect(world.series("a")).toEqual([]);
  for (const id of ["aaliyah", "nan", "na", "zuzanna"])
    expect(world.series(id).length, id).toBeGreaterThan(0);
});

test("now is 2023 or later; spellings are the country’s own; the sex is told where it is the other", () => {
  const olivia = newestAbroad(world, "olivia", "F");
  expect(olivia.map(({ country }) => country)).toContain("belgium");
  expect(olivia.every(({ year, sex }) => year >= 2023 && sex === "F")).toBe(true);
  expect(olivia.map(({ country }) => country)).not.toContain("scotland");
  const jean = newestAbroad(world, "jean", "F");
  expect(jean.find(({ country }) => country === "france")?.sex).toBe("M");
  expect(newestAbroad(world, "rian", "M").find(({ country }) => country === "ireland")).toMatchObject({
    spelling: "Rían",
    count: 432,
    rank: 3,
  });
});

test("the file is no larger than 8 MB, and a name takes little", () => {
  expect(statSync(new URL("data/world/world.bin", ROOT)).size).toBeLessThanOrEqual(8_000_000);
  const started = process.threadCpuUsage();
  for (let time = 0; time < 20; time++) for (const known of KNOWN) world.series(foldName(known[3]));
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000 / (20 * KNOWN.length)).toBeLessThan(2);
});
