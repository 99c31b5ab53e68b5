import { expect, test } from "vitest";
import { chanceFact, commonWords, movementFact } from "./common-words.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";

const girl = sexFiguresByHand([10, 20, 30, 400, 500, 600, 700, 800, 900, 1000]);
const page = namePageByHand({ girl });

test("the chance in a class of 25, as a figure and in a word", () => {
  const fact = chanceFact({ chanceInClass: 0.0449, chanceWord: "unlikely" }, 2025);
  expect(fact.figure).toBe("4.5% chance");
  expect(fact.text).toMatch(/^that another child in a class of 25 has the name\. Unlikely, though/);
  expect(chanceFact({ chanceInClass: 0.0002, chanceWord: "very unlikely" }, 2025).figure).toBe(
    "Under 0.1% chance",
  );
});

test("an unpublished name is never said to have no chance", () => {
  const fact = chanceFact({ chanceInClass: null, chanceWord: "very unlikely" }, 2025);
  expect(fact.figure).toBe("Very unlikely");
  expect(fact.text).toContain("fewer than 5 girls and fewer than 5 boys got it in 2025, or none");
});

test("the trend over five years", () => {
  const since = 2020;
  expect(movementFact({ direction: "rising", percent: 15.1, since }, page)).toEqual({
    figure: "Up 15.1% in five years",
    text: "Share of girls, 2020 to 2025.",
  });
  expect(movementFact({ direction: "steady", percent: -2, since }, page).figure).toBe(
    "Steady: down 2.0% in five years",
  );
  expect(movementFact({ direction: "unpublished", percent: null, since }, page).figure).toBe(
    "Five-year trend unknown",
  );
});

test("small numbers are said to move by chance", () => {
  const rare = namePageByHand({ girl: sexFiguresByHand([5, 5, 5, 5, 5, 5, 5, 5, 5, 10]) });
  const fact = movementFact({ direction: "rising", percent: 100, since: 2020 }, rare);
  expect(fact.text).toContain("Small numbers move by chance");
});

test("peak year and decade; the last decade is not over", () => {
  expect(commonWords(page).at(-1)).toEqual({
    figure: "Peak: 2025",
    text: "1 in 2,000 girls that year. Best decade: the 2020s so far.",
  });
});
