import { expect, test } from "vitest";
import { bytesLeftBehind } from "#tests/support/left-behind.ts";
import { createBriefMap } from "./brief-map.ts";

test("what was added is there until it is taken out, in its order", () => {
  const map = createBriefMap<string, number>();
  for (const [place, key] of ["a", "b", "c"].entries()) map.add(key, place);
  map.delete("b");
  map.delete("never there");
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([0, undefined, 2]);
  expect(map.values()).toEqual([0, 2]);
  map.add("b", 3);
  expect(map.get("b")).toBe(3);
});

const NUMBERS = 1000;
const IN_HAND = 5;

test("what went through it is not held, as a Map holds it", async () => {
  const through =
    (add: (key: string, value: object) => void, remove: (key: string) => void) => (n: number) => {
      add(`key ${n}`, { of: Array.from({ length: NUMBERS }, (_, place) => place + n) });
      remove(`key ${n - IN_HAND}`);
    };
  const brief = createBriefMap<string, object>();
  const map = new Map<string, object>();
  const ofMap = await bytesLeftBehind(
    20,
    through(
      (key, value) => map.set(key, value),
      (key) => map.delete(key),
    ),
  );
  expect(ofMap).toBeGreaterThan(NUMBERS);
  expect(await bytesLeftBehind(20, through(brief.add, brief.delete))).toBeLessThan(NUMBERS / 2);
});
