import { expect, test } from "vitest";
import { sharedLists } from "./shared-lists.ts";

test("what holds the same is one list, and what does not is another", () => {
  const shared = sharedLists<string>();
  const irish = shared(["Irish"]);
  expect(shared(["Irish"])).toBe(irish);
  expect(irish).toEqual(["Irish"]);
  expect(shared(["Irish", "Welsh"])).toEqual(["Irish", "Welsh"]);
  expect(shared(["Welsh", "Irish"])).toEqual(["Welsh", "Irish"]);
  expect(shared([])).toBe(shared([]));
});

test("a list that is changed afterwards changes no other", () => {
  const shared = sharedLists<number>();
  const decades = [1980];
  const kept = shared(decades);
  decades.push(1990);
  expect(kept).toEqual([1980]);
});
