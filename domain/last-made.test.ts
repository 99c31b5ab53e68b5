import { expect, test } from "vitest";
import { lastMade } from "./last-made.ts";

test("the same is made once in a row, and anew after something else", () => {
  const given: string[] = [];
  const length = lastMade((text: string) => {
    given.push(text);
    return { length: text.length };
  });
  const first = length("ada");
  expect(first).toEqual({ length: 3 });
  expect(length("ada")).toBe(first);
  expect(length("eve")).toEqual({ length: 3 });
  expect(length("ada")).not.toBe(first);
  expect(given).toEqual(["ada", "eve", "ada"]);
});

test("what came of nothing is kept, too", () => {
  let times = 0;
  const make = lastMade(() => void (times += 1));
  make(undefined);
  make(undefined);
  expect(times).toBe(1);
});
