import { expect, test } from "vitest";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { headWords } from "./head-words.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";

const entry: CuratedName = {
  name: "Hazel",
  gender: "girl",
  origin: "English",
  meaning: "the hazel tree",
  note: "",
  say: "HAY-zul",
  ipa: "ˈheɪzəl",
  syllables: 2,
  certainty: "likely",
  evidence: [],
};
const girl = sexFiguresByHand([10, 20, 30, 40, 50, 60, 70, 80, 90, 6318]);

function head(id: string, curated: CuratedName | null, n: number | null) {
  const page = namePageByHand({ id, curated, girl });
  const oneIn = n === null ? null : ({ n, of: "girls", year: 2025 } as const);
  return headWords({ ...page, summary: { ...page.summary, oneIn } });
}

test("the title tells the most that fits into sixty characters with the brand", () => {
  expect(head("hazel", entry, 254).title).toBe("Hazel: meaning, popularity, 1 in 254 girls");
  expect(head("bartholomew", { ...entry, name: "Bartholomew" }, 12_345).title).toBe(
    "Bartholomew: meaning, popularity since 2016",
  );
  expect(head("hazel", entry, 229_610).title).toBe("Hazel: meaning, popularity since 2016");
  expect(head("hazel", entry, null).title).toBe("Hazel: meaning, popularity since 2016");
  expect(head("christopherjohn", null, 15_678).title).toBe("Christopherjohn: popularity, 1 in 15,678 girls");
});

test("the title of a name on no record promises no popularity", () => {
  expect(headWords(namePageByHand({ id: "tansy", curated: entry })).title).toBe("Tansy: meaning");
});

test("the description has whole sentences and at most 155 characters", () => {
  const { description } = head("hazel", entry, 254);
  expect(description).toBe(
    "Hazel (HAY-zul), English: the hazel tree. 1 in 254 girls in 2025, rank 3,682. Every year since 2016, peak in 2025. Names like it, each with its reason.",
  );
  const long = head("hazel", { ...entry, meaning: "m".repeat(60) }, 254).description;
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long.endsWith(".")).toBe(true);
});

test("the description claims every year only of a name that was listed in each", () => {
  const described = (...births: readonly number[]) =>
    headWords(namePageByHand({ girl: sexFiguresByHand(births) })).description;
  expect(described(0, 0, 5, 9, 7, 6, 5, 5, 5, 5)).toContain("Every year since 2018, peak in 2019.");
  expect(described(5, 0, 0, 9, 0, 0, 0, 0, 0, 0)).toContain("Listed in 2 years since 2016, peak in 2019.");
  expect(described(0, 0, 0, 9, 0, 0, 0, 0, 0, 0)).toContain("Listed in 2019 only.");
});

test("only names that the page says so of are for search engines", () => {
  expect(headWords(namePageByHand({ curated: entry, girl })).noindex).toBe(false);
  expect(headWords(namePageByHand({ curated: entry, girl, indexed: false })).noindex).toBe(true);
  expect(head("hazel", null, 254).noindex).toBe(true);
  expect(head("hazel", null, 254).keywords.join()).not.toContain("meaning");
});
