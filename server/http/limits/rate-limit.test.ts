import { expect, test, vi } from "vitest";
import { createRateLimit, takeAll } from "./rate-limit.ts";

test("six hundred writes pass at once, the next is told to wait a second", () => {
  const limit = createRateLimit({ burst: 600, perMinute: 120 }, () => 0);
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

test("by itself it goes by a clock that nobody can set", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const limit = createRateLimit({ burst: 1, perMinute: 1 });
    expect(limit.take("a")).toBe(0);
    vi.setSystemTime(new Date("2001-01-01"));
    expect(limit.take("a")).toBeLessThanOrEqual(60);
    vi.setSystemTime(new Date("2101-01-01"));
    expect(limit.take("a")).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a client is forgotten when its allowance is full again, whether somebody comes or not", () => {
  vi.useFakeTimers();
  try {
    const limit = createRateLimit({ burst: 5, perMinute: 5 / 60 }, () => performance.now());
    limit.take("a");
    vi.advanceTimersByTime(30 * 60_000);
    limit.take("b");
    expect(limit.clients()).toBe(2);
    vi.advanceTimersByTime(31 * 60_000);
    expect(limit.clients()).toBe(1);
    vi.advanceTimersByTime(120 * 60_000);
    expect(limit.clients()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("what is forgotten was full: coming back changes nothing", () => {
  let time = 0;
  const limit = createRateLimit({ burst: 3, perMinute: 3 }, () => time);
  for (let n = 0; n < 3; n += 1) expect(limit.take("a")).toBe(0);
  time = 60_000;
  expect(limit.take("b")).toBe(0);
  expect(limit.clients()).toBe(1);
  expect([limit.take("a"), limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 0, 20]);
});

test("a crowd of made-up clients is bounded, and those that came longest ago go first", () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1 }, () => 0);
  limit.take("first");
  for (let n = 0; n < 19_999; n += 1) limit.take(String(n));
  expect(limit.take("first")).toBe(60);
  limit.take("one more");
  expect(limit.clients()).toBe(20_000);
  expect(limit.take("first")).toBe(60);
});

test("what costs more takes more", () => {
  const limit = createRateLimit({ burst: 2, perMinute: 1 }, () => 0);
  expect([limit.take("a", 0.5), limit.take("a", 1.5), limit.take("a", 0.5), limit.take("a")]).toEqual([
    0, 0, 30, 60,
  ]);
});

test("of several allowances all give one, or none does", () => {
  const [wide, narrow] = [
    createRateLimit({ burst: 2, perMinute: 1 }, () => 0),
    createRateLimit({ burst: 1, perMinute: 1 }, () => 0),
  ];
  const ask = () =>
    takeAll([
      [wide, "all"],
      [narrow, "a"],
    ]);
  expect([ask(), ask(), ask()]).toEqual([0, 60, 60]);
  expect(wide.wait("all")).toBe(0);
});
