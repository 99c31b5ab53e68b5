import { expect, test } from "vitest";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { nowWords } from "./now-words.ts";

const { commonness } = namePageByHand();
const girl = sexFiguresByHand([900, 900, 900, 900, 800, 700, 700, 700, 700, 600]);
const oneIn = { n: 2000, of: "girls", year: 2025 } as const;

const pageOf = (movement: NamePage["commonness"]["movement"], changes: Partial<NamePage> = {}): NamePage =>
  namePageByHand({ girl, ...changes, commonness: { ...commonness, oneIn, movement } });

test("1 in N, the rank, and whether it rises", () => {
  const say = (percent: number, direction: "rising" | "falling" | "steady") =>
    nowWords(pageOf({ direction, percent, since: 2020 }));
  expect(say(-25.3, "falling")).toEqual({
    figure: "1 in 2,000 girls",
    text: "No. 9,400 in 2025. Falling: down 25% in five years.",
    hasCurve: true,
  });
  expect(say(12.4, "rising").text).toContain("Rising: up 12% in five years.");
  expect(say(1180, "rising").text).toContain("Rising: up 13-fold in five years.");
  expect(say(1.2, "steady").text).toContain("Steady for five years.");
});

test("of a handful of babies no trend is told: it would be chance", () => {
  const few = sexFiguresByHand([90, 90, 90, 90, 80, 60, 60, 60, 60, 60]);
  const words = nowWords(pageOf({ direction: "falling", percent: -25, since: 2020 }, { girl: few }));
  expect(words).toEqual({ figure: "1 in 2,000 girls", text: "No. 9,940 in 2025.", hasCurve: false });
});

test("1 in 229,610 is very rare: births, and no curve", () => {
  const rare = sexFiguresByHand([0, 0, 0, 0, 9, 0, 26, 0, 0, 8]);
  const page = pageOf({ direction: "falling", percent: -11, since: 2020 }, { girl: rare });
  expect(nowWords({ ...page, commonness: { ...page.commonness, oneIn: { ...oneIn, n: 229_610 } } })).toEqual({
    figure: "Very rare",
    text: "8 girls in 2025, 43 since 2016.",
    hasCurve: false,
  });
});

test("a unisex name tells both ranks", () => {
  const boy = sexFiguresByHand([0, 0, 0, 0, 0, 0, 0, 0, 0, 700]);
  const summary = { ...namePageByHand().summary, gender: "unisex" } as const;
  const page = pageOf({ direction: "steady", percent: 0, since: 2020 }, { boy, summary });
  expect(nowWords(page).text).toMatch(/^No\. 9,400 among girls and No\. 9,300 among boys in 2025\./);
});

test("unpublished in the last year: not zero, and when it was last listed", () => {
  const gone = sexFiguresByHand([10, 20, 9, 0, 0, 0, 0, 0, 0, 0]);
  expect(nowWords(namePageByHand({ girl: gone }))).toEqual({
    figure: "Fewer than 5",
    text: "In 2025, or none: the records don’t say which. Last listed in 2018: 9 girls.",
    hasCurve: false,
  });
});

test("on no record at all", () => {
  expect(nowWords(namePageByHand())).toMatchObject({
    figure: "Not listed",
    text: "Fewer than 5 babies got the name Ann in every year since 2016, or none.",
  });
});
