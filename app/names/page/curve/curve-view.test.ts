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

test("each year that a headline tells is marked on the chart, and no other low is", () => {
  // 1 in N is known of the peak and of the last year.
  const births = [400, 4000, 2000, 300, 60, 30, 40, 300, 700, 800];
  const fell = buildCurveView(namePageByHand({ girl: sexFiguresByHand(births) }));
  expect(fell?.headline).toBe("Down until 2021, then back");
  expect(fell?.charts[0]?.label).toContain("Low, 2021: 30 girls.");
  const falls = [400, 2000, 4000, 4000, 4000, 2000, 300, 60, 50, 40, 50, 60];
  const twice = buildCurveView(
    namePageByHand({
      firstYear: 2006,
      girl: sexFiguresByHand([...falls, 1500, 2500, 2500, 2600, 1500, 300, 200, 100], 2006),
    }),
  );
  expect(twice?.headline).toBe("Down until 2015, a second peak in 2021");
  expect(twice?.charts[0]?.label).toContain("Low, 2015: 40 girls. Second peak, 2021: 2,600 girls.");
  const past = buildCurveView(
    namePageByHand({ girl: sexFiguresByHand([400, 4000, 3000, 2000, 1900, 1800, 2100, 2000, 2200, 2100]) }),
  );
  expect(past?.headline).toBe("Down from its 2017 peak");
  expect(past?.charts[0]?.label).not.toContain("Low");
});
