import { expect, test, vi } from "vitest";
import type { RuledListId } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { books } from "#tests/fixtures/real-books.ts";

// Figures of the 2025 edition, counted year by year: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { lists } = books.names;
const ruled = (list: RuledListId) => lists.list({ list, by: "spelling" });
const names = ({ rows }: NameList) => rows.map(({ name }) => name);

test("lives of names, counted from the records once more", () => {
  const shareOf = (id: string, sex: "F" | "M", year: number) =>
    records.countIn(records.indexOf(id.slice(0, 1).toUpperCase() + id.slice(1)), sex, year) /
    records.listed(sex, year);
  const hits = ruled("one-hit-wonders");
  expect(names(hits).slice(0, 3)).toEqual(["Ashanti", "Iesha", "Khadijah"]);
  for (const row of hits.kind === "one-hit" ? hits.rows : []) {
    const best = shareOf(row.id, row.sex, row.year);
    expect(best * 10_000, row.name).toBeGreaterThanOrEqual(1);
    for (let year = 1880; year <= 2025; year++)
      if (year !== row.year) expect(shareOf(row.id, row.sex, year) * 2, row.name).toBeLessThanOrEqual(best);
  }
  const lost = ruled("lost-names");
  for (const row of lost.kind === "lost" ? lost.rows : []) {
    for (let year = 2016; year <= 2025; year++)
      expect([shareOf(row.id, "F", year), shareOf(row.id, "M", year)]).toEqual([0, 0]);
    expect(row.lastYear).toBeLessThan(2016);
  }
  const rises = ruled("longest-rises");
  expect(rises.rows[0]).toMatchObject({ name: "Naomi", years: 35, first: 924, births: 4644 });
  for (const row of rises.kind === "rise" ? rises.rows : []) {
    for (let year = row.since + 1; year <= 2025; year++)
      expect(shareOf(row.id, row.sex, year), row.name).toBeGreaterThan(shareOf(row.id, row.sex, year - 1));
    expect(
      shareOf(row.id, row.sex, row.since - 1) === 0 ||
        shareOf(row.id, row.sex, row.since - 1) >= shareOf(row.id, row.sex, row.since),
    ).toBe(true);
  }
  const back = ruled("comebacks");
  expect(names(back)).toEqual(expect.arrayContaining(["Hazel", "Eloise", "Silas", "Sophia"]));
  for (const row of back.kind === "comeback" ? back.rows : []) {
    expect(shareOf(row.id, row.sex, row.before.year) * 2000, row.name).toBeGreaterThanOrEqual(1);
    for (let { from } = row.gone; from <= row.gone.to; from++)
      expect(shareOf(row.id, row.sex, from) * 10_000, row.name).toBeLessThan(1);
    expect(row.gone.to - row.gone.from).toBeGreaterThanOrEqual(19);
  }
});

test("rising by state is what the state's page says, and names abroad keep their rule", () => {
  const { places } = books;
  const ohio = lists.list({ list: "rising-by-state", of: 35 });
  expect(ohio.rows.map(({ id }) => id)).toEqual(
    (["F", "M"] as const).flatMap((sex) =>
      places()
        .lists(35, sex)
        .rising.map(({ id }) => id),
    ),
  );
  expect(lists.list({ list: "rising-by-state", of: null }).rows).toHaveLength(102);
  const world = books.world();
  for (const of of lists.contents().countries["hardly-in-the-us"]) {
    const { rows } = lists.list({ list: "hardly-in-the-us", of });
    for (const row of rows.slice(0, 10)) {
      const there = world
        .series(row.id)
        .filter((each) => each.country === of && "sex" in row && each.sex === row.sex);
      const { lastYear = 0 } = world.countries.find(({ id }) => id === of) ?? {};
      const births = there.reduce(
        (sum, { years }) => sum + (years.find(({ year }) => year === lastYear)?.count ?? 0),
        0,
      );
      expect(row, row.id).toMatchObject({ births, year: lastYear });
    }
  }
  expect(names(lists.list({ list: "hardly-in-the-us", of: "england-wales" })).slice(0, 3)).toEqual([
    "Seren",
    "Ivy-Rose",
    "Darcey",
  ]);
  expect(names(lists.list({ list: "also-in-the-us", of: "ireland" }))).toContain("Emily");
});
