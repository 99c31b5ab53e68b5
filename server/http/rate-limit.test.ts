import { expect, test } from "vitest";
import { WRITE_ALLOWANCE, createRateLimit } from "./rate-limit.ts";

test("six hundred writes pass at once, the next is told to wait a second", () => {
  const limit = createRateLimit(WRITE_ALLOWANCE, () => 0);
  for (let write = 0; write < 600; write += 1) expect(limit.take("a")).toBe(0);
  expect(limit.take("a")).toBe(1);
});

test("two writes a second come back", () => {
  let time = 0;
  const limit = createRateLimit({ burst: 1, perMinute: 120 }, () => time);
  expect(limit.take("a")).toBe(0);
  expect(limit.take("a")).toBe(1);
  time = 500;
  expect(limit.take("a")).toBe(0);
});

test("one client's haste does not slow another", () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1 }, () => 0);
  expect(limit.take("a")).toBe(0);
  expect(limit.take("b")).toBe(0);
  expect(limit.take("a")).toBe(60);
});
