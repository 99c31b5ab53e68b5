import { expect, test } from "vitest";
import { openOrigin } from "./open-origin.ts";

test("options stand in alphabetical order, whichever is right", () => {
  expect(
    openOrigin([
      "Thomas\tAramaic\t1\tTurkish,Portuguese,Scottish Gaelic\tAn Aramaic byname written in Greek letters.",
      "Elowen\tCornish\t3\tBasque,Swahili,Japanese\t",
    ]),
  ).toEqual([
    {
      id: "thomas",
      level: 1,
      answer: "Aramaic",
      item: {
        name: "Thomas",
        options: ["Aramaic", "Portuguese", "Scottish Gaelic", "Turkish"],
        correct: "Aramaic",
        explanation: "Origin of Thomas: Aramaic. An Aramaic byname written in Greek letters.",
      },
    },
    {
      id: "elowen",
      level: 3,
      answer: "Cornish",
      item: {
        name: "Elowen",
        options: ["Basque", "Cornish", "Japanese", "Swahili"],
        correct: "Cornish",
        explanation: "Origin of Elowen: Cornish.",
      },
    },
  ]);
});

test("one with a star is true as well, and told", () => {
  const [opened] = openOrigin(["Nadia\tRussian\t1\tArabic*,Irish,Hawaiian\tA pet form."]);
  expect(opened?.answer).toBe("Russian");
  expect(opened?.item).toEqual({
    name: "Nadia",
    options: ["Arabic", "Hawaiian", "Irish", "Russian"],
    correct: "Russian",
    alsoTrue: "Arabic",
    explanation: "Origin of Nadia: Russian, and Arabic as well. A pet form.",
  });
});
