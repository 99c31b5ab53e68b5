import { expect, test } from "vitest";
import type { NameCard } from "./name-card.ts";
import { namePicture } from "./name-picture.ts";
import { FLOOR } from "./ridge.ts";

const hazel: NameCard = {
  name: "Hazel",
  gender: "girl",
  origin: "English",
  meaning: "the hazel tree",
  glossed: true,
  spark: { girl: [0, 0, 50, 99, 20] },
  years: { firstYear: 1880, lastYear: 1887 },
  caption: "Share of US girls named Hazel, 1880–1887",
};

test("a picture is made of shapes alone, at 1200 by 630", () => {
  const svg = namePicture(hazel);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toMatch(/<text|<image|href|NaN|undefined/);
});

test("the highest year touches the top of the land, and the line begins with the records", () => {
  const svg = namePicture(hazel);
  const [, line = ""] = /<path d="([^"]+)" fill="none" stroke="#1c2133" stroke-width="4.5"/.exec(svg) ?? [];
  // From 1882 to 1887, bent around the years between.
  expect(line.match(/[MQL]/g)).toEqual(["M", "Q", "Q", "L"]);
  expect(line).toMatch(new RegExp(`^M342\\.9 ${FLOOR}Q`));
  expect(line).toContain("Q1028.6 435 ");
});

test("two sexes have a line each, in its own color; a name on no record has bare land", () => {
  const both = namePicture({ ...hazel, gender: "unisex", spark: { girl: [1, 99], boy: [0, 9] } });
  expect(both).toContain('stroke="#74245a"');
  expect(both).toContain('stroke="#3b5b14" stroke-width="4.5" stroke-linejoin="round" stroke-dasharray');
  expect(namePicture({ ...hazel, spark: {} })).not.toContain('stroke-width="4.5"');
});

test("a meaning keeps its words and loses the characters that no letter of ours shows", () => {
  const plain = namePicture({ ...hazel, meaning: "waterway" });
  expect(namePicture({ ...hazel, meaning: "waterway (澪)" })).toBe(plain);
  expect(namePicture({ ...hazel, meaning: "waterway 澪" })).toBe(plain);
  expect(namePicture({ ...hazel, meaning: "waterway", glossed: false })).not.toBe(plain);
});
