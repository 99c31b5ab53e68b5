import { expect, test, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { createLoader } from "./loader.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what has come is told, and kept for the visit", async () => {
  const cache = createAnswerCache<string>();
  const loader = createLoader(cache);
  const hear = vi.fn();
  loader.subscribe(hear);
  loader.ask("hazel", async () => "found");
  expect(loader.read()).toEqual({ kind: "nothing" });
  await settled();
  expect(loader.read()).toEqual({ kind: "value", key: "hazel", value: "found" });
  expect([hear.mock.calls.length, cache.peek("hazel")]).toEqual([1, "found"]);
});

test("an older answer never comes after a newer question: its request is given up", async () => {
  const loader = createLoader<string>();
  const { promise: late, resolve } = Promise.withResolvers<string>();
  let isGivenUp = false;
  loader.ask("ha", (signal) => {
    signal.addEventListener("abort", () => (isGivenUp = true));
    return late;
  });
  loader.ask("haz", async () => "hazel");
  expect(isGivenUp).toBe(true);
  resolve("harper");
  await settled();
  expect(loader.read()).toEqual({ kind: "value", key: "haz", value: "hazel" });
});

test("a failure is told; one of a request that was given up is not", async () => {
  const loader = createLoader<string>();
  loader.ask("hazel", () => Promise.reject(new TypeError("Failed to fetch")));
  await settled();
  expect(loader.read()).toMatchObject({ kind: "error", key: "hazel", error: { message: "Failed to fetch" } });
  loader.ask("ivy", () => Promise.reject(new DOMException("given up", "AbortError")));
  loader.stop();
  await settled();
  expect(loader.read()).toMatchObject({ kind: "error", key: "hazel" });
});
