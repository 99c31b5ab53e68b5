import { expect, test } from "vitest";
import { mergeWords } from "./merge-words.ts";

const none = { added: 0, alreadySaved: 0, refused: 0, unknown: 0 };

test("What came of it is one sentence", () => {
  expect(mergeWords({ added: 12, alreadySaved: 3, refused: 0, unknown: 1 })).toBe(
    "12 added, 3 were already on your list, 1 is not in our records.",
  );
  expect(mergeWords({ ...none, alreadySaved: 1, refused: 2 })).toBe(
    "1 was already on your list, 2 didn’t fit: a list can have up to 500 names.",
  );
  expect(mergeWords(none)).toBe("There were no names in it.");
});

test("Unknown names are listed as they were typed, the first dozen of them", () => {
  expect(mergeWords({ ...none, unknown: 2 }, ["Xyzq", "Олег"])).toBe(
    "2 are not in our records: Xyzq and Олег.",
  );
  const many = Array.from({ length: 14 }, (_, n) => `X${n}`);
  expect(mergeWords({ ...none, unknown: 14 }, many)).toMatch(/X11, and 2 more\.$/);
});
