import { expect, test } from "vitest";
import { createNetworkLimit } from "./network-limit.ts";

const two = { burst: 2, perMinute: 1 };

test("a home that makes up addresses has one allowance", () => {
  const limit = createNetworkLimit(two, () => 0);
  expect(["1", "2", "3", "4"].map((host) => limit.take(`2001:db8:1:2::${host}`))).toEqual([0, 0, 60, 60]);
});

test("a site of many homes has ten times as much", () => {
  const limit = createNetworkLimit(two, () => 0);
  const taken = Array.from({ length: 30 }, (_, home) => limit.take(`2001:db8:1:${home.toString(16)}::1`));
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(20);
  expect(limit.take("2001:db8:2::1")).toBe(0);
});

test("one home's refusals cost its neighbors nothing", () => {
  const limit = createNetworkLimit(two, () => 0);
  for (let n = 0; n < 100; n += 1) limit.take("2001:db8:1:2::1");
  expect(limit.take("2001:db8:1:3::1")).toBe(0);
});

test("IPv4 addresses are counted one by one", () => {
  const limit = createNetworkLimit(two, () => 0);
  expect(limit.take("203.0.113.1")).toBe(0);
  expect(limit.take("::ffff:203.0.113.1")).toBe(0);
  expect(limit.take("203.0.113.1")).toBe(60);
  expect(limit.take("203.0.113.2")).toBe(0);
});

test("to ask takes nothing", () => {
  const limit = createNetworkLimit({ burst: 1, perMinute: 1 }, () => 0);
  expect([limit.wait("203.0.113.1"), limit.wait("203.0.113.1"), limit.take("203.0.113.1")]).toEqual([
    0, 0, 0,
  ]);
  expect(limit.wait("203.0.113.1")).toBe(60);
});

test("an address that stands for many has so many times as much", () => {
  const limit = createNetworkLimit(two, () => 0);
  const taken = Array.from({ length: 30 }, () => limit.take("127.0.0.1", { times: 10 }));
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(20);
});
