import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const curated = new Set(COLLECTION.map(({ name }) => foldName(name)));
const ids = (text: string) => book.search({ text, rules: NO_RULES }).map(({ id }) => id);

test("where no wish needs an entry, names on record follow those that have one", () => {
  for (const [text, meets] of [
    ["girl names that start with q", /^q/],
    ["names ending in ph", /ph$/],
    ["boy names ending in -ian not in top 1000", /ian$/],
    ["girl names containing belle", /belle/],
  ] as const) {
    const found = ids(text);
    expect(found.length, text).toBeGreaterThan(9);
    for (const id of found) expect(id, text).toMatch(meets);
    const firstRecorded = found.findIndex((id) => !curated.has(id));
    expect(firstRecorded, text).toBeGreaterThan(0);
    for (const id of found.slice(firstRecorded)) expect(curated.has(id), id).toBe(false);
  }
});

test("a sex and figures hold for them, too; what only entries tell keeps them out", () => {
  for (const id of ids("boy names ending in ph")) expect(book.summary(id)?.gender, id).toBe("boy");
  for (const text of [
    "irish names starting with x",
    "flower names ending in ph",
    "names ending in ph that are not greek",
  ])
    for (const id of ids(text)) expect(curated.has(id), `${text}: ${id}`).toBe(true);
});
