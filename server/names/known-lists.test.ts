import { expect, test, vi } from "vitest";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { everyList } from "#domain/names/lists/every-list.ts";
import { INDEXED_FROM, isListIndexed } from "#domain/names/lists/is-list-indexed.ts";
import { gatherListed, openListed } from "#domain/names/lists/listed-on.ts";
import type { RuledListId } from "#domain/names/lists/list-id.ts";
import { ROOT } from "#server/root.ts";
import { readListed } from "./read-listed.ts";
import { listSlug } from "#domain/names/lists/list-slug.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import { readSpan } from "#domain/names/lists/span.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { rounds } from "#tests/support/matrix.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";

// Figures of the 2025 edition. All years together are 292 lists: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { lists } = books.names;

function topOf(
  list: "top-100-girls" | "top-100-boys",
  of: number | string,
  by: "spelling" | "sound" = "spelling",
) {
  const span = readSpan(`${of}`, records);
  const found = span && lists.list({ list, by, span });
  if (found?.kind !== "top") throw new Error(`There is no list of ${of}.`);
  return found;
}
test("which lists a name stands on is what the lists say: npm run collection -- listed", () => {
  const table = readListed(new URL("data/ssa/", ROOT));
  expect(table).toEqual(gatherListed(lists));
  expect(openListed(table)("hazel")).toEqual(["comebacks"]);
});

const ruled = (list: RuledListId, by: "spelling" | "sound" = "spelling") => lists.list({ list, by });
const names = ({ rows }: NameList) => rows.map(({ name }) => name);
const RANKS = Array.from({ length: 100 }, (_, place) => place + 1);

test("2025: Olivia, 13,544 girls, and Liam, 20,818 boys, lead a hundred names each", () => {
  const [girls, boys] = [topOf("top-100-girls", 2025).rows, topOf("top-100-boys", 2025).rows];
  expect(girls[0]).toMatchObject({ id: "olivia", name: "Olivia", rank: 1, births: 13_544 });
  expect(boys[0]).toMatchObject({ id: "liam", name: "Liam", rank: 1, births: 20_818 });
  for (const rows of [girls, boys]) expect(rows.map(({ rank }) => rank)).toEqual(RANKS);
});

test("every year has a hundred names of each sex, in SSA's own order", () => {
  for (let year = 1880; year <= 2025; year += rounds({ few: 25, all: 1 })) {
    for (const [list, sex] of [
      ["top-100-girls", "F"],
      ["top-100-boys", "M"],
    ] as const) {
      const { rows } = topOf(list, year);
      expect(rows).toHaveLength(100);
      for (const { id, rank, births } of rows) {
        const record = records.indexOf(id.slice(0, 1).toUpperCase() + id.slice(1));
        expect([records.rankIn(record, sex, year), records.countIn(record, sex, year)]).toEqual([
          rank,
          births,
        ]);
      }
    }
  }
});

test("a decade is the sum of its years: counted by hand, Jessica leads the 1980s", () => {
  const sums = new Map<string, number>();
  for (const [record, name] of records.names.all().entries()) {
    let births = 0;
    for (let year = 1980; year < 1990; year++) births += records.countIn(record, "F", year);
    if (births > 0) sums.set(name.toLowerCase(), births);
  }
  const { rows, facts } = topOf("top-100-girls", "1980s");
  expect(rows.map(({ births }) => births)).toEqual(
    [...sums.values()].toSorted((a, b) => b - a).slice(0, 100),
  );
  expect(rows.every(({ id, births }) => sums.get(id) === births)).toBe(true);
  expect(rows[0]).toMatchObject({ name: "Jessica", births: 469_510 });
  expect(facts.births).toBe([...sums.values()].reduce((sum, births) => sum + births, 0));
  expect(facts.names).toBe(sums.size);
});

test("by sound, Sophia's family leads 2025's girls with 20,864 births, and all spellings add up", () => {
  const { rows, facts } = topOf("top-100-girls", 2025, "sound");
  expect(rows.slice(0, 3).map(({ name, births }) => [name, births])).toEqual([
    ["Sophia", 20_864],
    ["Olivia", 13_592],
    ["Charlotte", 13_400],
  ]);
  const family = SOUND_FAMILIES.find((spellings) => spellings.includes("Sophia")) ?? [];
  const births = family.map((name) => records.countIn(records.indexOf(name), "F", 2025));
  expect(births.reduce((sum, one) => sum + one, 0)).toBe(20_864);
  expect(rows[0]?.spellings?.map((spelling) => spelling.births)).toEqual(
    births.filter(Boolean).toSorted((a, b) => b - a),
  );
  for (const row of rows.filter(({ spellings = [] }) => spellings.length > 0))
    expect(row.spellings?.reduce((sum, one) => sum + one.births, 0)).toBe(row.births);
  expect(facts.births).toBe(records.listed("F", 2025));
});

test("every list without a year holds each name once for its sex; search engines are shown those of twenty names or more, and of few every one is kept from them", () => {
  const contents = lists.contents();
  const requests = everyList(contents, records).filter((request) => !("span" in request));
  expect(requests.length).toBeGreaterThan(150);
  const every = rounds({ few: 5, all: 1 });
  // Together they exceed what is kept of lists: each is counted once here, for all that is asked of it.
  for (const request of requests.filter((_, at) => at % every === 0)) {
    const found = lists.list(request);
    const keys = found.rows.map(
      (row) => `${row.id} ${"sex" in row ? row.sex : ""} ${"state" in row ? row.state : ""}`,
    );
    expect(new Set(keys).size, JSON.stringify(request)).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
    const count = keys.length + ("also" in found ? found.also.length : 0);
    if (isListIndexed(request, contents))
      expect(count, listSlug(request)).toBeGreaterThanOrEqual(INDEXED_FROM);
    if ("of" in request && request.list === "origin" && request.sex === null)
      expect(count, request.of).toBe(contents.origins.find(({ origin }) => origin === request.of)?.names);
  }
  const thin = contents.letters.filter(({ names: count }) => count < INDEXED_FROM);
  expect(thin.every(({ letter }) => !isListIndexed({ list: "letter", of: letter }, contents))).toBe(true);
});

test("each list holds names that its rule is known for", () => {
  expect(names(ruled("rising-girls"))[0]).toBe("Ailany");
  expect(names(ruled("falling-boys")).slice(0, 2)).toEqual(["Khari", "Gannon"]);
  expect(names(ruled("unisex")).slice(0, 4)).toEqual(["Parker", "Rowan", "Sawyer", "River"]);
  expect(names(ruled("sleeping-beauties")).slice(0, 2)).toEqual(["Arthur", "Daisy"]);
  expect(names(ruled("evergreen"))).toEqual(expect.arrayContaining(["Mary", "James", "Anna"]));
});

test("rising and falling are cut at a hundred", () => {
  for (const list of ["rising-girls", "rising-boys", "falling-girls", "falling-boys"] as const) {
    expect(ruled(list).rows).toHaveLength(100);
  }
});

test("the letters hold the whole collection", () => {
  const { letters } = lists.contents();
  expect(letters.reduce((sum, { names: count }) => sum + count, 0)).toBe(COLLECTION.length);
});

test("a list is counted once", () => {
  expect(ruled("evergreen")).toBe(ruled("evergreen"));
  expect(lists.contents()).toBe(lists.contents());
});
