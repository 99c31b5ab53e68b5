import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { namesOfLetter, namesOfOrigin, namesOfOriginAndSex } from "./described-names.ts";
import { listContents } from "./list-contents.ts";

const records = recordsByHand(2024, 2025, {
  Eamon: { M: [20, 20] },
  Eva: { F: [30, 40] },
  Eden: { F: [50, 0] },
  Kai: { M: [90, 90] },
});
const collection = [
  curatedByHand({ name: "Eden", origin: "Hebrew" }),
  curatedByHand({ name: "Kai", gender: "boy", origin: "Hawaiian", alsoFrom: ["Irish"] }),
  curatedByHand({ name: "Éamon", gender: "boy", origin: "Irish", meaning: "rich guardian" }),
  curatedByHand({ name: "Enya", origin: "Irish", certainty: "unknown" }),
  curatedByHand({ name: "Eva", origin: "Hebrew" }),
];

test("names of a letter: by births of the last year, the accent not looked at", () => {
  const names = namesOfLetter(records, collection, "e").map(({ name }) => name);
  expect(names).toEqual(["Eva", "Éamon", "Eden", "Enya"]);
});

test("names of an origin: first those it is the first origin of, then the others", () => {
  const { rows, also } = namesOfOrigin(records, collection, "Irish");
  expect(rows.map(({ name, glossed, oneIn }) => [name, glossed, oneIn?.n])).toEqual([
    ["Éamon", true, 6],
    ["Enya", false, undefined],
  ]);
  expect(also.map(({ name, origin }) => [name, origin])).toEqual([["Kai", "Hawaiian"]]);
});

test("of a sex: those usual in the language, then those that are only from there, then others in use", () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    curatedByHand({ name: `Ui${"abcdefghijklmnopqrst"[at]}`, origin: "Irish", usedIn: ["Irish"] }),
  );
  const names = [
    curatedByHand({ name: "Kai", origin: "Irish", usedIn: ["English"] }),
    curatedByHand({ name: "Eva", origin: "Hebrew", usedIn: ["Irish"] }),
    ...many,
  ];
  const { rows, also, all } = namesOfOriginAndSex(records, names, "Irish", "girl");
  expect(rows.at(-1)?.name).toBe("Kai");
  expect(rows).toHaveLength(21);
  expect(also.map(({ name }) => name)).toEqual(["Eva"]);
  expect(all).toBe(22);
});

test("the contents count each origin and each letter that has names", () => {
  expect(listContents(collection)).toEqual({
    origins: [
      { origin: "Hawaiian", names: 1, bySex: { girl: 0, boy: 1 } },
      { origin: "Hebrew", names: 2, bySex: { girl: 2, boy: 0 } },
      { origin: "Irish", names: 3, bySex: { girl: 1, boy: 2 } },
    ],
    letters: [
      { letter: "e", names: 4 },
      { letter: "k", names: 1 },
    ],
  });
});
