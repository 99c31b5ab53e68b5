import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { openSearch } from "#tests/fixtures/whole-search.ts";
import { SEARCH_TEXTS } from "#content/names/search-texts.ts";
import { MISSPELLINGS, type Misspelling } from "#content/names/search-misspellings.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { searchInput } from "./search-entries.ts";
import { lettersOf } from "./search-table.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { distanceFrom } from "#domain/names/typo/typo-distance.ts";

const { entries } = searchInput(records, COLLECTION, SEARCH_TEXTS);
const { find: search, didYouMean, knowsMeaning } = openSearch();
const find: (...asked: Parameters<typeof search>) => readonly string[] = (...asked) =>
  search(...asked).map(({ id }) => id);
const real = new Set(entries.ids);
const curated = new Set(COLLECTION.map(({ name }) => foldName(name)));

/** Place of the name that was meant, from 1, not counting the typed text itself where it is a name; Infinity if absent. */
function placeOf({ typed, meant }: Misspelling): number {
  const found = find(typed, "all", 50).filter((id) => id !== foldName(typed));
  const place = found.indexOf(foldName(meant));
  return place === -1 ? Infinity : place + 1;
}

function isNear({ typed, meant }: Misspelling): boolean {
  const letters = lettersOf(foldName(meant));
  return distanceFrom(lettersOf(foldName(typed)))(letters, 0, letters.length) <= 2;
}

function share(slips: readonly Misspelling[], first: number): number {
  return slips.filter((slip) => placeOf(slip) <= first).length / slips.length;
}

const groups = {
  "within two letters, no name itself": MISSPELLINGS.filter(
    (slip) => isNear(slip) && !real.has(foldName(slip.typed)),
  ),
  "within two letters, a rare name itself": MISSPELLINGS.filter(
    (slip) => isNear(slip) && real.has(foldName(slip.typed)),
  ),
  "by ear, further off": MISSPELLINGS.filter((slip) => !isNear(slip)),
  "all real misspellings": MISSPELLINGS,
} as const;

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`.padStart(8);
}

test("the exam: the name that was meant stands among the first", () => {
  const rows = Object.entries(groups).map(
    ([group, slips]) =>
      `${group.padEnd(40)}${String(slips.length).padStart(4)}${[1, 3, 10].map((first) => percent(share(slips, first))).join("")}`,
  );
  process.stdout.write(`${"misspellings".padEnd(44)}   top 1   top 3  top 10\n${rows.join("\n")}\n`);
  expect(share(groups["within two letters, no name itself"], 3)).toBeGreaterThanOrEqual(0.95);
  expect(share(groups["within two letters, no name itself"], 10)).toBe(1);
});

test("a misspelling that is itself a name stands first, and the name that was meant within the next three", () => {
  for (const slip of groups["within two letters, a rare name itself"]) {
    expect(find(slip.typed, "all", 50)[0], slip.typed).toBe(foldName(slip.typed));
    expect(placeOf(slip), `${slip.typed} → ${slip.meant}`).toBeLessThanOrEqual(3);
  }
});

test("three hundred names drawn from all, as SSA writes them: each is first, in each filter that it belongs to, unless it is out of use and a meaning or the beginning of a common name", () => {
  const dice = seededDice(2025);
  let others = 0;
  for (let draw = 0; draw < 300; draw++) {
    const place = Math.floor(dice() * entries.ids.length);
    const id = entries.ids[place] ?? "";
    const isOut = (entries.recentBirths[place] ?? 0) < 50 && !curated.has(id);
    if (isOut && (knowsMeaning(id) || beginsCommonName(id))) {
      others++;
      expect(find(id, "all", 50).slice(0, 15)).toContain(id);
      continue;
    }
    const text = (records.names.at(recordOf(records, id)) || id).toUpperCase();
    expect(find(text, "all", 50)[0]).toBe(id);
    expect(find(text, entries.genderOf(place), 1)).toEqual([id]);
  }
  expect(others).toBeLessThan(10);
});

function beginsCommonName(start: string): boolean {
  return entries.ids.some((id, at) => id.startsWith(start) && (entries.recentBirths[at] ?? 0) >= 3000);
}

test("no name twice, never more than asked for, and the same answer each time", () => {
  const dice = seededDice(11);
  for (let draw = 0; draw < 300; draw++) {
    const id = entries.ids[Math.floor(dice() * entries.ids.length)] ?? "";
    const text = id.slice(Math.floor(dice() * 3), 2 + Math.floor(dice() * 8));
    const found = find(text, "all", 50);
    expect(found.length).toBeLessThanOrEqual(50);
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((name) => real.has(name))).toBe(true);
    find("something else", "girl", 7);
    expect(find(text, "all", 50)).toEqual(found);
  }
});

test("a random slip in one of the 2,000 names most given finds it among the first ten", () => {
  const dice = seededDice(3);
  const given = Array.from(entries.ids.keys())
    .toSorted((one, other) => (entries.recentBirths[other] ?? 0) - (entries.recentBirths[one] ?? 0))
    .slice(0, 2000);
  let slips = 0;
  let found = 0;
  while (slips < 400) {
    const id = entries.ids[given[Math.floor(dice() * given.length)] ?? 0] ?? "";
    const at = Math.floor(dice() * id.length);
    const letter = String.fromCharCode(97 + Math.floor(dice() * 26));
    const typed = id.slice(0, at) + (dice() < 0.5 ? letter : "") + id.slice(at + (dice() < 0.5 ? 1 : 0));
    if (typed.length < 4 || real.has(typed)) continue;
    slips++;
    if (find(typed, "all", 50).slice(0, 10).includes(id)) found++;
  }
  expect(found / slips).toBeGreaterThanOrEqual(0.98);
});

function collectedWith(word: string): readonly string[] {
  return COLLECTION.filter(({ meaning, origin }) =>
    `${meaning.replace("Star Wars", "")} ${origin}`.toLowerCase().split(/\W+/).includes(word),
  ).map(({ name }) => foldName(name));
}

test("words of meaning and origin find names of the collection, though many names are within a letter", () => {
  for (const word of ["light", "star", "irish", "bear", "gift"]) {
    const meant = collectedWith(word);
    const found = find(word, "all", 50).filter((id) => meant.includes(id));
    expect(found.length, word).toBeGreaterThanOrEqual(Math.min(meant.length, 25));
  }
  expect(find("gift of god", "all", 50)).toContain("theodore");
  expect(find("olive tree", "all", 50)).toContain("olivia");
});

test("examples of the papers", () => {
  expect(find("Olivea", "all", 50).slice(0, 2)).toEqual(["olivea", "olivia"]);
  expect(find("Jaksson", "all", 50)[0]).toBe("jackson");
  expect(find("zoë", "all", 50)[0]).toBe("zoe");
  expect(find("o'brien", "all", 50)[0]).toBe("obrien");
  expect(find("Siobhán", "all", 50)[0]).toBe("siobhan");
  expect(find("Shivawn", "all", 50)[0]).toBe("siobhan");
  expect(find("Keeva", "all", 50).slice(0, 2)).toEqual(["keeva", "caoimhe"]);
  expect(didYouMean("olivjia", 3)[0]).toBe("olivia");
  expect(didYouMean("xqzxqz", 3)).toEqual([]);
});
