import { expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { spelledAsKnown } from "./known-path.ts";

test.for([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/Blog", "/blog"],
  ["/BLOG/", "/blog"],
  ["/names/lists/", "/names/lists"],
  ["/saved//", "/saved"],
  ["//evil.example/", "/evil.example"],
  ["///", "/"],
  ["/names/ZO%C3%8B", "/names/zo%C3%AB"],
  ["/names/zo%c3%ab", "/names/zo%C3%AB"],
  ["/%2F%2fEvil/", "/%2F%2fevil"],
  ["/%5CEvil", "/%5Cevil"],
  ["/%FF%FE", "/%FF%FE"],
] as const)("%s is spelled %s", ([path, spelled]) => expect(spelledAsKnown(path)).toBe(spelled));

test("a spelling stays what it is, and leads nowhere else", () => {
  const dice = seededDice(47);
  const signs = ["/", "A", "b", "%C3%8B", "%c4%b0", "%2f", "%41", "%ff", "-", ".", "%", "ẞ"];
  for (let round = 0; round < 2000; round += 1) {
    const path = `/${Array.from({ length: 6 }, () => signs[Math.floor(dice() * signs.length)]).join("")}`;
    const spelled = spelledAsKnown(path);
    expect(spelledAsKnown(spelled), path).toBe(spelled);
    expect(spelled, path).toMatch(/^\/(?!\/)/);
  }
});
