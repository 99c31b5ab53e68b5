import { expect, test, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

test("one request is made for all who wait, and none once the answer is here", async () => {
  const cache = createAnswerCache<string>();
  const ask = vi.fn(async () => "found");
  expect(cache.has("hazel")).toBe(false);
  const all = Promise.all([cache.load("hazel", ask), cache.load("hazel", ask)]);
  expect([cache.has("hazel"), cache.peek("hazel")]).toEqual([true, undefined]);
  expect(await all).toEqual(["found", "found"]);
  expect([cache.peek("hazel"), await cache.load("hazel", ask)]).toEqual(["found", "found"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a failure is told to all who wait, and asked about anew by the next", async () => {
  const cache = createAnswerCache<string>();
  const failed = cache.load("hazel", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(failed).rejects.toThrow("Failed to fetch");
  expect(cache.has("hazel")).toBe(false);
  expect(await cache.load("hazel", async () => "found")).toBe("found");
});

test("what was wanted least lately is given up, not what came first", () => {
  const cache = createAnswerCache<number>(2);
  cache.keep("ada", 1);
  cache.keep("bea", 2);
  cache.peek("ada");
  cache.keep("cleo", 3);
  expect(["ada", "bea", "cleo"].map((key) => cache.peek(key))).toEqual([1, undefined, 3]);
});
