import { expect, test } from "vitest";
import { BUDGETS } from "./budgets.ts";
import { createCache } from "./create-cache.ts";
import { retainedBytes } from "./retained-bytes.ts";

const half = "x".repeat(BUDGETS.searches.budgetBytes / 2 - 1000);

test("what was not used for longest goes when the budget is reached", () => {
  const cache = createCache<string, string>("searches");
  cache.set("first", half);
  cache.set("second", half);
  expect(cache.get("first")).toBe(half);
  cache.set("third", half);
  expect([cache.get("first"), cache.get("second"), cache.get("third")]).toEqual([half, undefined, half]);
});

test("what is larger than all the budget is given, and not kept", () => {
  const cache = createCache<string, string>("searches");
  expect(cache.getOrMake("all", () => half + half + half)).toHaveLength(half.length * 3);
  expect(cache.get("all")).toBeUndefined();
});

test("what is kept is made once", () => {
  const cache = createCache<string, string>("lists");
  let made = 0;
  const make = () => `made ${(made += 1)}`;
  expect([cache.getOrMake("a", make), cache.getOrMake("a", make)]).toEqual(["made 1", "made 1"]);
});

test("a text beyond Latin-1 takes two bytes a letter, a view all that it is a view into", () => {
  expect(retainedBytes("né".repeat(500)) - retainedBytes("")).toBe(1000);
  expect(retainedBytes("ő".repeat(500)) - retainedBytes("")).toBe(1000);
  expect(retainedBytes(new Uint8Array(new ArrayBuffer(5000), 0, 5))).toBeGreaterThan(5000);
  expect(retainedBytes({ numbers: [1, 2.5, 3] })).toBeLessThan(retainedBytes({ numbers: ["1", "2.5", "3"] }));
});
