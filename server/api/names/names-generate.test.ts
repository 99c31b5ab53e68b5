import { expect, test } from "vitest";
import { z } from "zod";
import { copyNames } from "#domain/names/device/names-copy.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { babyName } from "#server/api/schemas.ts";

const { app } = await openApp();
const { rows } = copyNames(COLLECTION, records, [], []);
const BIRTHS: ReadonlyMap<string, number> = new Map(rows.map((row) => [foldName(row[0]), row[7]]));
const namesAt = async (path: string) => z.array(babyName).parse(await (await app.request(path)).json());
const messageAt = async (path: string) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return z.object({ message: z.string(), status: z.literal(400) }).parse(await response.json()).message;
};

test("twelve distinct names by default, never cached", async () => {
  const response = await app.request("/api/names/generate");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const names = z.array(babyName).parse(await response.json());
  expect(new Set(names.map(({ id }) => id)).size).toBe(12);
});

test("one to fifty names of one sex of use", async () => {
  for (const gender of ["boy", "girl", "unisex"]) {
    const names = await namesAt(`/api/names/generate?count=50&gender=${gender}`);
    expect(names).toHaveLength(50);
    expect(names.every((name) => name.gender === gender && name.curated)).toBe(true);
  }
  expect(await namesAt("/api/names/generate?count=1")).toHaveLength(1);
});

test("anything else than 1 to 50, and any other gender, is refused with what is allowed", async () => {
  for (const count of ["0", "51", "-1", "1.5", "abc", "", "1e1", " 5", "012"]) {
    expect(await messageAt(`/api/names/generate?count=${encodeURIComponent(count)}`)).toBe(
      "count must be a whole number from 1 to 50.",
    );
  }
  expect(await messageAt("/api/names/generate?gender=male")).toBe(
    "gender must be one of all, boy, girl, unisex.",
  );
  expect(await messageAt("/api/names/generate?count=5&count=6")).toBe("count must be given once.");
  expect(await messageAt("/api/names/generate?gender=girl&gender=boy")).toBe(
    "gender must be one of all, boy, girl, unisex.",
  );
  expect(await messageAt("/api/names/search?q=a&gender=")).toBe(
    "gender must be one of all, boy, girl, unisex.",
  );
});

test("names are drawn that fit every rule; a repeated parameter allows any of its values", async () => {
  const query = "count=50&gender=girl&origin=Irish&origin=Welsh&syllables=2&length=medium&not=n";
  const names = await namesAt(`/api/names/generate?${query}`);
  expect(names.length).toBeGreaterThan(1);
  for (const { gender, syllables, id } of names) {
    const { origin, alsoFrom = [] } = COLLECTION.find(({ name }) => foldName(name) === id) ?? {};
    expect(
      [origin, ...alsoFrom].some((from) => from === "Irish" || from === "Welsh"),
      id,
    ).toBe(true);
    expect({ gender, syllables }).toEqual({ gender: "girl", syllables: 2 });
    expect(id).toMatch(/^.{4,6}[^n]$/);
  }
});

test("beginnings, endings, bands and themes are rules too, and letters are folded", async () => {
  const begun = await namesAt("/api/names/generate?count=50&start=%C3%89l&start=Ma&end=a");
  expect(begun.length).toBeGreaterThan(5);
  expect(begun.every(({ id }) => /^(el|ma).*a$/.test(id))).toBe(true);
  const common = await namesAt("/api/names/generate?count=50&band=common&theme=light");
  expect(common.length).toBeGreaterThan(0);
  expect(common.every(({ oneIn }) => oneIn !== null && oneIn.n <= 500)).toBe(true);
});

test("a mood is kept to: familiar names are given to a thousand, rare ones to few", async () => {
  const birthsOf = ({ id }: { readonly id: string }) => BIRTHS.get(id) ?? 0;
  const familiar = (await namesAt("/api/names/generate?count=50&mood=familiar")).map(birthsOf);
  expect(Math.min(...familiar)).toBeGreaterThanOrEqual(1000);
  const rare = (await namesAt("/api/names/generate?count=50&mood=rare")).map(birthsOf);
  expect(Math.min(...rare)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...rare)).toBeLessThan(300);
});

test("an even draw asks no mood, and meets every rule", async () => {
  const names = await namesAt("/api/names/generate?count=50&draw=even&gender=girl&mood=familiar");
  expect(names).toHaveLength(50);
  expect(names.every(({ gender }) => gender === "girl")).toBe(true);
  expect(await messageAt("/api/names/generate?draw=odd")).toBe("draw must be one of weighted, even.");
  expect(await messageAt("/api/names/generate?mood=sad")).toBe("mood must be one of familiar, mixed, rare.");
});

test("when nothing fits, the list is empty", async () => {
  expect(await namesAt("/api/names/generate?start=qqq")).toEqual([]);
});

test("a rule that is none is refused with what is allowed", async () => {
  const refused = {
    "length=tiny": "length must be one of short, medium, long.",
    "length=short&length=tiny": "length must be one of short, medium, long.",
    "band=": "band must be one of common, familiar, uncommon, rare, unpublished.",
    "syllables=5": "syllables must be one of 1, 2, 3, 4.",
    "start=a%2Cb": "start must be 1 to 15 letters.",
    "end=": "end must be 1 to 15 letters.",
    "not=abcdefghijklmnop": "not must be 1 to 15 letters.",
  };
  for (const [query, message] of Object.entries(refused)) {
    expect(await messageAt(`/api/names/generate?${query}`), query).toBe(message);
  }
  expect(await messageAt("/api/names/generate?origin=Klingon")).toMatch(
    /^origin must be one of African American, .*Irish, .*Unknown\.$/,
  );
  expect(await messageAt("/api/names/generate?theme=cars")).toMatch(/^theme must be one of light, /);
});
