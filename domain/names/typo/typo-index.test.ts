import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { searchInput } from "#domain/names/search/search-entries.ts";
import { createNameTable, lettersOf } from "#domain/names/search/search-table.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { rounds } from "#tests/support/matrix.ts";
import { distanceFrom } from "./typo-distance.ts";
import { createTypoIndex } from "./typo-index.ts";
import { createTypoScan } from "./typo-scan.ts";

/** Damerau–Levenshtein distance (optimal string alignment), as the textbooks write it. */
function slowDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, at) => (row === 0 ? at : at === 0 ? row : 0)),
  );
  const cell = (row: number, at: number) => table[row]?.[at] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const best = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + same,
        swapped ? cell(row - 2, at - 2) + 1 : Infinity,
      );
      table[row]?.splice(at, 1, best);
    }
  }
  return cell(one.length, other.length);
}

const dice = seededDice(7);

/** Words of few letters, so that many are near one another. */
function word(longest: number): string {
  return Array.from({ length: 1 + Math.floor(dice() * longest) }, () =>
    "abce".charAt(Math.floor(dice() * 4)),
  ).join("");
}

const PAIRS = rounds({ few: 2000, all: 20_000 });

test(`the distance is the textbook's, for ${PAIRS} pairs of words`, () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const [one, other] = [word(12), word(12)];
    const letters = lettersOf(other);
    expect(distanceFrom(lettersOf(one))(letters, 0, letters.length), `${one} ${other}`).toBe(
      slowDistance(one, other),
    );
  }
});

test.for([
  ["the index", createTypoIndex],
  ["the scan", createTypoScan],
] as const)(
  "%s finds exactly the names that are within one letter of three to five, and two of six and more",
  ([, createTypos]) => {
    const names = [...new Set(Array.from({ length: 1500 }, () => word(9)))];
    const births = Object.fromEntries(
      names.map((name) => [name[0]?.toUpperCase() + name.slice(1), { F: [5] }]),
    );
    const table = createNameTable(searchInput(recordsByHand(2025, 2025, births), []).entries, []);
    const typos = createTypos(table, 0, table.size);
    for (let question = 0; question < rounds({ few: 15, all: 100 }); question++) {
      const text = word(9) + word(3);
      const allowed = text.length < 6 ? 1 : 2;
      const found = Array.from(typos(lettersOf(text), allowed), table.idOf).toSorted();
      expect(found, text).toEqual(names.filter((name) => slowDistance(text, name) <= allowed).toSorted());
    }
  },
);

test("the scan finds what the index finds, of long names and of all letters", () => {
  const letters = "abcdefghijklmnopqrstuvwxyzaeiouaein";
  const any = () => letters.charAt(Math.floor(dice() * letters.length));
  const slip = (text: string) => {
    const at = Math.floor(dice() * text.length);
    const ways = ["", any(), `${any()}${text[at]}`, `${text[at + 1] ?? ""}${text[at]}`];
    return (
      text.slice(0, at) + ways[Math.floor(dice() * ways.length)] + text.slice(at + 1 + Number(dice() < 0.2))
    );
  };
  const first = Array.from({ length: 500 }, () =>
    Array.from({ length: 3 + Math.floor(dice() * 30) }, any).join(""),
  );
  const names = [...new Set([...first, ...first.map(slip), ...first.map(slip).map(slip)])].filter(
    (name) => name.length > 1,
  );
  const births = Object.fromEntries(
    names.map((name) => [name.charAt(0).toUpperCase() + name.slice(1), { F: [5] }]),
  );
  const table = createNameTable(searchInput(recordsByHand(2025, 2025, births), []).entries, []);
  const index = createTypoIndex(table, 100, table.size);
  const scan = createTypoScan(table, 100, table.size);
  let found = 0;
  for (const name of first) {
    const text = slip(slip(name));
    const allowed = text.length < 6 ? 1 : 2;
    const expected = Array.from(index(lettersOf(text), allowed), table.idOf).toSorted();
    expect(Array.from(scan(lettersOf(text), allowed), table.idOf).toSorted(), text).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(first.length / 2);
});
