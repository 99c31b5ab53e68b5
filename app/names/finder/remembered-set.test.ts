import { expect, test } from "vitest";
import type { GeneratedSet } from "./generated-set.ts";
import { parseSet } from "./remembered-set.ts";

const set: GeneratedSet = {
  kind: "drawn",
  filter: "girl",
  names: [
    {
      id: "hazel",
      name: "Hazel",
      gender: "girl",
      origin: "English",
      meaning: "the hazel tree",
      curated: true,
      confidence: "A",
      say: "HAY-zul",
      syllables: 2,
      oneIn: { n: 254, of: "girls", year: 2025 },
      spark: { girl: [99, 0, 38] },
    },
  ],
};

test("a remembered set comes back whole", () => {
  expect(parseSet(JSON.stringify(set))).toEqual(set);
});

test("nothing remembered is nothing", () => {
  expect(parseSet(null)).toBeNull();
});

test("what another version has written is not trusted", () => {
  expect(parseSet("[]")).toBeNull();
  expect(parseSet(JSON.stringify({ ...set, filter: "robot" }))).toBeNull();
  expect(parseSet(JSON.stringify({ ...set, names: [{ id: "hazel" }] }))).toBeNull();
  expect(parseSet(JSON.stringify({ ...set, names: [] }))).toBeNull();
});
