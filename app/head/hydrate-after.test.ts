import { expect, test } from "vitest";
import { hydrateAfter, readyToHydrate } from "./hydrate-after.ts";

test("hydration waits for everything that was asked for, and for no file that cannot be had", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hydrateAfter(Promise.reject(new Error("gone")));
  hydrateAfter(promise);
  let isReady = false;
  const ready = readyToHydrate().then(() => (isReady = true));
  await new Promise((done) => setTimeout(done));
  expect(isReady).toBe(false);
  resolve();
  await ready;
  expect(isReady).toBe(true);
});
