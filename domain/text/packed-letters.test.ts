import { expect, test } from "vitest";
import { comesBefore, readLetters } from "./packed-letters.ts";

const letters = Buffer.from("AnnAnnaBo");
const WORDS = [
  [0, 3],
  [3, 7],
  [7, 9],
] as const;

test("each text is read from among the others", () => {
  expect(WORDS.map(([start, end]) => readLetters(letters, start, end))).toEqual(["Ann", "Anna", "Bo"]);
  expect(readLetters(Uint8Array.of(1, 4, 1), 0, 3, 96)).toBe("ada");
  expect(readLetters(letters, 0, 0)).toBe("");
});

test("they stand before a text as the text that they are would", () => {
  for (const [start, end] of WORDS) {
    for (const text of ["", "A", "Ann", "Anna", "Annabel", "Anz", "Bo", "Bob", "a", "~", "Zoë"]) {
      expect(comesBefore(letters, start, end, text), text).toBe(readLetters(letters, start, end) < text);
    }
  }
  expect(comesBefore(Uint8Array.of(1, 4, 1), 0, 3, "adb", 96)).toBe(true);
});
