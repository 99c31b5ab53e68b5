import { expect, test } from "vitest";
import { buildCurveView } from "./curve-view.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";

const rising = sexFiguresByHand([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
const falling = sexFiguresByHand([100, 90, 80, 70, 60, 50, 40, 30, 0, 0]);
const page = namePageByHand({ girl: rising });

test("a name on no record has no curve", () => {
  expect(buildCurveView(namePageByHand())).toBeNull();
});

test("three measures of one sex, each told in words", () => {
  const words = buildCurveView(page);
  expect(words?.charts.map(({ tab }) => tab)).toEqual(["Per million", "Births", "Rank"]);
  expect(words?.charts[0]?.caption).toBe("Girls named Ann, per million girls, 2016–2025");
  expect(words?.charts[0]?.label).toBe(
    "Girls named Ann, per million girls, 2016 to 2025. Peak, 2025: 1 in 20,000 girls.",
  );
  expect(words?.headline).toBe("Higher than ever");
  expect(words?.gaps).toBeNull();
});

test("both sexes are drawn where both occur, and the headline says of whom it speaks", () => {
  const words = buildCurveView({ ...page, boy: falling });
  expect(words?.charts[0]?.drawing.curves.map(({ sex }) => sex)).toEqual(["girl", "boy"]);
  expect(words?.charts[0]?.label).toContain("Boys: last in 2023.");
  expect(words?.headline).toBe("For girls: higher than ever");
});

test("a few of the other sex do not make the headline longer", () => {
  const few = sexFiguresByHand([0, 0, 0, 0, 0, 5, 0, 0, 0, 6]);
  expect(buildCurveView({ ...page, boy: few })?.headline).toBe("Higher than ever");
});

test("the same story for both is told once", () => {
  expect(buildCurveView({ ...page, boy: rising })?.headline).toBe(
    "Higher than ever, for girls and boys alike",
  );
});

test("gaps are explained where the main line has them", () => {
  expect(buildCurveView(namePageByHand({ boy: falling, main: "boy" }))?.gaps).toContain("fewer than 5");
});

test("one published year is a line of the table, not a curve", () => {
  const words = buildCurveView(namePageByHand({ girl: sexFiguresByHand([0, 0, 7, 0, 0, 0, 0, 0, 0, 0]) }));
  expect(words?.charts).toEqual([]);
  expect(words?.lines).toBe("2018,7,3.5,9993,,,");
  expect(words?.headline).toBe("Listed in one year only, 2018");
});
