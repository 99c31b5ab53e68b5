import { expect, test } from "vitest";
import { GOLDEN, type GoldenQuery } from "#content/names/search-golden.ts";
import { MISSPELLINGS } from "#content/names/search-misspellings.ts";
import { NEAR_WORDS } from "#content/names/near-words.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";
import { foldName } from "./name.ts";
import { searchInput } from "./search-entries.ts";
import { createSearch } from "./search.ts";

const { find } = createSearch(searchInput(readRecords("data/ssa"), COLLECTION, NEAR_WORDS));
const glosses = new Map(COLLECTION.map(({ name, meaning }) => [foldName(name), meaning]));

type Named = { readonly typed: string; readonly meant: string };

const golden: readonly GoldenQuery[] = GOLDEN;
const named = (kind: GoldenQuery["kind"]): readonly Named[] =>
  golden.filter((query) => query.kind === kind).flatMap((query) => ("meant" in query ? query : []));
const wishes = golden.flatMap((query) => ("words" in query ? query : []));

/** Place of the name that was meant, from 1, not counting what was typed where that is a name itself. */
function placeOf({ typed, meant }: Named): number {
  const found = find(typed, "all", 50).filter((id) => id !== foldName(typed) || id === foldName(meant));
  const place = found.indexOf(foldName(meant));
  return place === -1 ? Infinity : place + 1;
}

function share(queries: readonly Named[], first: number): number {
  return queries.filter((query) => placeOf(query) <= first).length / queries.length;
}

function missed(queries: readonly Named[], first: number): string {
  return queries
    .flatMap((query) => {
      const place = placeOf(query);
      return place <= first ? [] : `${query.typed} → ${query.meant} (${place === Infinity ? "none" : place})`;
    })
    .join(", ");
}

/** Part of the first ten whose gloss holds one of the words; fewer than ten answers count as if the rest were wrong only when there are none. */
function precision({ typed, words }: (typeof wishes)[number]): number {
  const first = find(typed, "all", 11)
    .filter((id) => id !== foldName(typed))
    .slice(0, 10);
  const good = first.filter((id) => {
    const gloss = new Set((glosses.get(id) ?? "").toLowerCase().split(/[^\p{L}]+/u));
    return words.some((word) => gloss.has(word));
  });
  return first.length === 0 ? 0 : good.length / first.length;
}

const far = MISSPELLINGS.filter(({ from }) => from.startsWith("sound, far"));
const near = MISSPELLINGS.filter(({ from }) => !from.startsWith("sound, far"));
const byEar = named("sound");
const slips = [...named("typo"), ...near];

test("golden", () => {
  const groups = {
    exact: named("exact"),
    typo: named("typo"),
    misspellings: near,
    sound: byEar,
    "sounds, far": far,
  };
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`.padStart(8);
  const lines = Object.entries(groups).map(
    ([group, queries]) =>
      `${group.padEnd(14)}${String(queries.length).padStart(4)}${[1, 3, 10].map((first) => percent(share(queries, first))).join("")}  ${missed(queries, group === "exact" ? 1 : 3)}`,
  );
  const meant = wishes.map((wish) => precision(wish));
  const mean = meant.reduce((sum, part) => sum + part, 0) / meant.length;
  const low = wishes.flatMap((wish, at) =>
    (meant[at] ?? 0) < 0.9
      ? `${wish.typed} ${meant[at]?.toFixed(1)} [${find(wish.typed, "all", 10)
          .map((id) => `${id}: ${glosses.get(id)}`)
          .join("; ")}]`
      : [],
  );
  process.stdout.write(`${lines.join("\n")}\nmeaning ${wishes.length} ${mean}\n${low.join("\n")}\n`);
  expect(share(named("exact"), 1)).toBe(1);
  expect(share(slips, 3)).toBeGreaterThanOrEqual(0.95);
  expect(share(byEar, 3)).toBeGreaterThanOrEqual(0.9);
  expect(mean).toBeGreaterThanOrEqual(0.8);
});
