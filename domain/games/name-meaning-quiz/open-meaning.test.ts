import { expect, test } from "vitest";
import { openMeaning } from "./open-meaning.ts";

test("a row is asked for the name or for the meaning, with the answers of other rows", () => {
  expect(
    openMeaning([
      "Joseph\the will add\tHebrew\t1n\t1,2,3\tIn Genesis 30:24.\tBibleData",
      "Keira\tdark-haired\tIrish\t2m\t0,2,3\t\t",
      "Beau\thandsome\tFrench\t2n\t0,1,3\t\t",
      "Noa\tmovement\tHebrew\t3n\t0,1,2\t\t",
    ]).slice(0, 2),
  ).toEqual([
    {
      id: "joseph",
      level: 1,
      answer: "he will add",
      item: {
        name: "Joseph",
        question: "Which name means “he will add”?",
        options: ["Beau", "Joseph", "Keira", "Noa"],
        correct: "Joseph",
        explanation: "Joseph means “he will add”; origin: Hebrew. In Genesis 30:24.",
        source: "BibleData",
      },
    },
    {
      id: "keira",
      level: 2,
      answer: "dark-haired",
      item: {
        name: "Keira",
        question: "What does the name Keira mean?",
        options: ["dark-haired", "handsome", "he will add", "movement"],
        correct: "dark-haired",
        explanation: "Keira means “dark-haired”; origin: Irish.",
      },
    },
  ]);
});
