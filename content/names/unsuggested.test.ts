import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { openSearch } from "#tests/fixtures/whole-search.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { rounds } from "#tests/support/matrix.ts";
import { UNSUGGESTED } from "./unsuggested.ts";

const search = openSearch();
const recorded = UNSUGGESTED.filter((id) => recordOf(records, id) >= 0);
const banned = new Set(UNSUGGESTED);

/** One letter in so many is typed too much at a place, beginning with another at the next. */
const STEP = rounds({ few: 13, all: 1 });

/** What somebody may type who does not mean it: a beginning, a part, and a slip of one letter. */
function near(id: string): readonly string[] {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const places = Array.from(id, (_, at) => at);
  return [
    ...places.map((at) => id.slice(0, at + 1)),
    ...places.map((at) => id.slice(at)),
    ...places.map((at) => id.slice(0, at) + id.slice(at + 1)),
    ...places.flatMap((at) =>
      letters
        .filter((_, place) => (place + at) % STEP === 0)
        .map((letter) => id.slice(0, at) + letter + id.slice(at)),
    ),
    ...places.map((at) => id.slice(0, at) + (id[at] ?? "") + id.slice(at)),
  ].filter((text) => text !== id && text !== "");
}

test("a slur on the records is found when it is typed in full", () => {
  expect(recorded.length).toBeGreaterThan(5);
  for (const id of recorded) expect(search.find(id, "all", 50).map((hit) => hit.id)).toContain(id);
});

test("it is never suggested: not for a beginning, a part, a slip, a sound, nor as what was perhaps meant", () => {
  for (const id of recorded) {
    for (const text of near(id)) {
      const found = [...search.find(text, "all", 50).map((hit) => hit.id), ...search.didYouMean(text, 5)];
      expect(
        found.filter((each) => banned.has(each) && each !== foldName(text)),
        text,
      ).toEqual([]);
    }
  }
});

test("no entry of the collection is such a name", () => {
  expect(COLLECTION.map(({ name }) => foldName(name)).filter((id) => banned.has(id))).toEqual([]);
});
