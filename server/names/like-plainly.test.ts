import { expect, test, vi } from "vitest";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { gatherOnce } from "#domain/names/like/candidate-curves.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { likePlainly } from "#tests/support/like-plainly.ts";
import { rounds } from "#tests/support/matrix.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

vi.setConfig({ testTimeout: 60_000 });

const book = books.names;
const entries = new Map(COLLECTION.map((entry) => [foldName(entry.name), entry]));
const curves = gatherOnce(records, COLLECTION)();
const { familyOf } = withFamilies(records, SOUND_FAMILIES);
const plainly = likePlainly(
  { records, themes: REVIEWED_THEMES, entryOf: (id) => entries.get(id), familyOf },
  curves,
);

/** Some of many, at random, the same each time. */
function some(ids: readonly NameId[], count: number): readonly NameId[] {
  const dice = seededDice(34);
  return Array.from({ length: count }, () => ids[Math.floor(dice() * ids.length)] ?? "");
}

test.for([
  ["of the collection", some([...entries.keys()], rounds({ few: 5, all: 60 }))],
  [
    "on the records only",
    some(
      recordNumbers(records).map((record) => idOf(records, record)),
      rounds({ few: 7, all: 90 }),
    ),
  ],
  ["given to one child in a long time, or to nobody now", ["aaban", "zyva", "mahala", "tennessee", "jo"]],
] as const)("passing most names over finds the same as comparing all: names %s", ([, ids]) => {
  for (const id of ids) {
    const summary = book.summary(id);
    if (summary === undefined) throw new Error(`${id} is a name.`);
    const found = book.like([id], 8).map((each) => ({ id: each.summary.id, reasons: each.reasons() }));
    expect(found, id).toEqual(plainly({ ...summary, record: recordOf(records, id) }, 8));
  }
});
