import { expect, test } from "vitest";
import { buildDecadeView } from "./decade-words.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";

const girl = sexFiguresByHand([10, 10, 10, 10, 60, 0, 0, 0, 0, 0]);
const boy = sexFiguresByHand([0, 0, 0, 0, 20, 20, 0, 0, 0, 0]);
const decades = [
  { decade: 2010, girls: 1, births: 40 },
  { decade: 2020, girls: 0.6, births: 100 },
];

test("each decade is divided between girls and boys; an unpublished sex is a dash, not zero", () => {
  expect(buildDecadeView(namePageByHand({ girl, boy, decades }))?.rows).toEqual([
    { decade: "2010s", girls: 100, girlsWords: "100%", boysWords: "–", births: "40" },
    { decade: "2020s", girls: 60, girlsWords: "60.0%", boysWords: "40.0%", births: "100" },
  ]);
});

test("a sex with fewer than five in a year is said to be missing, not to be nobody", () => {
  expect(buildDecadeView(namePageByHand({ girl, boy, decades }))?.text).toBe(
    "Shares of all babies listed as Ann. In a year with fewer than five girls, or fewer than five boys, the records leave those few out, so they are missing here too.",
  );
});

test("with one sex on the records, or hardly any of the other, there is nothing to divide", () => {
  expect(buildDecadeView(namePageByHand({ girl, decades }))).toBeNull();
  const many = sexFiguresByHand([990, 990, 990, 990, 990, 990, 990, 990, 990, 990]);
  const few = sexFiguresByHand([10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
  const hardly = [
    { decade: 2010, girls: 0.99, births: 4000 },
    { decade: 2020, girls: 0.99, births: 6000 },
  ];
  expect(buildDecadeView(namePageByHand({ girl: many, boy: few, decades: hardly }))).toBeNull();
});

test("a name on no record has no decades", () => {
  expect(buildDecadeView(namePageByHand())).toBeNull();
});
