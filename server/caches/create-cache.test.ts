import { expect, test } from "vitest";
import { BUDGETS } from "./budgets.ts";
import { createCache } from "./create-cache.ts";
import { createHalvedCache } from "./create-halved-cache.ts";
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
  let made = 0;
  for (const cache of [createCache<string, string>("lists"), createHalvedCache<string, string>("nameJson")]) {
    made = 0;
    const make = () => `made ${(made += 1)}`;
    expect([cache.getOrMake("a", make), cache.getOrMake("a", make)]).toEqual(["made 1", "made 1"]);
  }
});

test("in halves, what was used since the last forgetting is still there", () => {
  const cache = createHalvedCache<string, string>("nameJson");
  const quarter = "x".repeat(BUDGETS.nameJson.budgetBytes / 4 - 1000);
  let made = 0;
  const ask = (key: string) =>
    cache.getOrMake(key, () => {
      made += 1;
      return `${key}${quarter}`;
    });
  for (const key of ["a", "b", "c"]) ask(key);
  ask("a");
  expect(made).toBe(3);
  for (const key of ["d", "e", "b"]) ask(key);
  expect(made).toBe(6);
});

test("a text beyond Latin-1 takes two bytes a letter, a view all that it is a view into", () => {
  expect(retainedBytes("né".repeat(500)) - retainedBytes("")).toBe(1000);
  expect(retainedBytes("ő".repeat(500)) - retainedBytes("")).toBe(1000);
  expect(retainedBytes(new Uint8Array(new ArrayBuffer(5000), 0, 5))).toBeGreaterThan(5000);
  expect(retainedBytes({ numbers: [1, 2.5, 3] })).toBeLessThan(retainedBytes({ numbers: ["1", "2.5", "3"] }));
});
