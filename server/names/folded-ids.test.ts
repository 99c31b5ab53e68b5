import { expect, test } from "vitest";
import { foldName, readNameId } from "#domain/names/entry/name.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const ids = recordNumbers(records).map((record) => idOf(records, record));
const MARKS = ["\u0301", "\u0308", "\u0327", "\u0331", "'", "’", "-", " ", "\u200D"] as const;

test("folding leaves every id on record as it is, and no other spelling is an id", () => {
  expect(ids).toHaveLength(105_966);
  const wrong = ids.filter((id, record) => {
    const isItself = foldName(id) === id && readNameId(id) === id && recordOf(records, id) === record;
    return !isItself || recordOf(records, records.names.at(record)) !== -1;
  });
  expect(wrong).toEqual([]);
});

test("capitals, accents, spaces and signs between letters lead to the same id", () => {
  const dice = seededDice(47);
  const one = <Value>(values: readonly Value[]) => values[Math.floor(dice() * values.length)];
  for (let round = 0; round < 20_000; round += 1) {
    const id = one(ids) ?? "";
    const letters = Array.from(id, (letter) => {
      const written = dice() < 0.5 ? letter.toUpperCase() : letter;
      return dice() < 0.3 ? `${written}${one(MARKS)}` : written;
    });
    const spelling = `${one(["", " ", "\t"])}${letters.join("")}${one(["", " ", "\u00A0"])}`;
    expect(readNameId(spelling.normalize(one(["NFC", "NFD"]))), spelling).toBe(id);
  }
});

test("every name of the collection is a spelling of its own id", () => {
  for (const { name } of COLLECTION) expect(readNameId(name), name).toBe(foldName(name));
});
