import { expect, test } from "vitest";
import { poolOfNames } from "./name-pool.ts";

const facts = {
  origin: "English",
  meaning: "",
  curated: true,
  certainty: "settled",
  say: null,
  syllables: 2,
  oneIn: null,
} as const;
const names = [
  { ...facts, id: "rowan", name: "Rowan", gender: "boy" },
  { ...facts, id: "hazel", name: "Hazel", gender: "girl" },
] as const;

test("a pool of a few names keeps their order, and knows no other", () => {
  const pool = poolOfNames(names);
  expect(pool.ids("all")).toEqual(["rowan", "hazel"]);
  expect(pool.ids("girl")).toEqual(["hazel"]);
  expect(pool.find("hazel")?.name).toBe("Hazel");
  expect(pool.find("maeve")).toBeUndefined();
  expect(pool.shelf()).toBeNull();
});
