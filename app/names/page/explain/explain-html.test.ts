import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { explainHtml } from "./explain-html.ts";
import { spellingShare } from "./spelling-share.ts";

const ten = (births: number) => sexFiguresByHand(Array.from({ length: 10 }, () => births));
const curated = curatedByHand({ name: "Ann", say: "AN" });
const alone = namePageByHand({ curated, girl: ten(60) });
const shared = namePageByHand({
  curated,
  girl: ten(60),
  boy: ten(20),
  family: {
    members: [
      { id: "anne", name: "Anne", births: 120 },
      { id: "ann", name: "Ann", births: 80 },
    ],
    together: { ...namePageByHand(), girl: ten(180), boy: ten(20) },
  },
});

test("the share of a spelling counts both sexes over ten years", () => {
  expect(spellingShare(shared)).toBeCloseTo(80 / 200);
  expect(spellingShare(alone)).toBe(1);
  expect(spellingShare(namePageByHand({ curated }))).toBeNull();
});

test("spellings, sound and sex are told, and the rule below", () => {
  const html = explainHtml(shared) ?? "";
  expect(html).toContain("2 spellings sound the same. 40.0% of these babies are written Ann.");
  expect(html).toContain("Said AN.");
  expect(html).toContain("25.0% are boys.");
  expect(html).toContain("from 2016 to 2025");
});

test("one spelling and one sex are told as such; nothing is told of a name that we cannot say", () => {
  expect(explainHtml(alone)).toContain("We don’t know of any other spelling with the same sound.");
  expect(explainHtml(alone)).toContain("All listed babies are girls.");
  expect(explainHtml({ ...alone, curated: null })).toBeNull();
});
