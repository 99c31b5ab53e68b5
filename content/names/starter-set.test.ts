import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { OUR_STARTER_SET as STARTER_SET, SHOWN_FIRST } from "./starter-set.ts";

const entries = STARTER_SET.map((id) => COLLECTION.find(({ name }) => foldName(name) === id));

function countBy(key: "gender" | "origin"): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) if (entry) counts.set(entry[key], (counts.get(entry[key]) ?? 0) + 1);
  return counts;
}

test("the starter set is fifty different names of the collection, as the statistics card says", () => {
  expect(new Set(STARTER_SET).size).toBe(50);
  expect(STARTER_SET.filter((_, place) => entries[place] === undefined)).toEqual([]);
});

test("English is the most frequent origin in it, as the statistics card says", () => {
  const [first, second] = [...countBy("origin")].toSorted(([, one], [, other]) => other - one);
  expect(first?.[0]).toBe("English");
  expect(second?.[1]).toBeLessThan(first?.[1] ?? 0);
});

test("it is balanced over the sexes of use, in its first dozen and as a whole", () => {
  expect(Object.fromEntries(countBy("gender"))).toEqual({ girl: 17, boy: 17, unisex: 16 });
  expect(new Set(entries.slice(0, SHOWN_FIRST).map((entry) => entry?.gender))).toEqual(
    new Set(["girl", "boy", "unisex"]),
  );
});
