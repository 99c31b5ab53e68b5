import { expect, test } from "vitest";
import { stateOfCode, STATES } from "#domain/places/states.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { rankKind } from "./rank-kind.ts";
import { rankSummary } from "./rank-words.ts";

const ranks = books.stateRanks();

test("a rank belongs to one of five classes", () => {
  const kindOf = (rank: number) => rankKind({ rank, births: 50 });
  expect([1, 2, 10, 11, 50, 51, 100].map(kindOf)).toEqual([
    "first",
    "ten",
    "ten",
    "fifty",
    "fifty",
    "hundred",
    "hundred",
  ]);
  expect(rankKind(null)).toBe("none");
});

test("a map of ranks is summed up by states, few of them by name; a class that adds none is left out", () => {
  const mary = ranks.ranks("mary", "F", 1910) ?? expect.fail();
  expect(rankSummary(mary)).toMatch(/^No\. 1 in (?:\d+|all 50) states/);
  const linda = ranks.ranks("linda", "F", 1950) ?? expect.fail();
  expect(rankSummary(linda)).toBe("No. 1 in 13 states and in the top 10 in all 50 states.");
  const leilani = ranks.ranks("leilani", "F", 1950) ?? expect.fail();
  expect(rankSummary(leilani)).toBe("In the top 100 in Hawaii.");
});

test("DC is no state", () => {
  const alone = STATES.map((_, state) => (state === stateOfCode("DC") ? { rank: 3, births: 60 } : null));
  expect(rankSummary(alone)).toBe("In the top 100 in the District of Columbia.");
});
