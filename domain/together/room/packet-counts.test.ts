import { expect, test } from "vitest";
import { isOutdated, NO_COUNTS, readPacketCounts, withSeen } from "./packet-counts.ts";

test("a packet with a lower count than one that was seen is an old one; the same again, or a later one, is not", () => {
  const counts = withSeen(NO_COUNTS, [{ slot: "a", count: 5 }]);
  expect(isOutdated(counts, { slot: "a", count: 4 })).toBe(true);
  expect(isOutdated(counts, { slot: "a", count: 5 })).toBe(false);
  expect(isOutdated(counts, { slot: "a", count: 6 })).toBe(false);
  expect(isOutdated(counts, { slot: "b", count: 1 })).toBe(false);
});

test("the highest count stays, and nothing is changed where nothing is new", () => {
  const counts = withSeen(NO_COUNTS, [
    { slot: "a", count: 5 },
    { slot: "b", count: 2 },
  ]);
  expect(withSeen(counts, [{ slot: "a", count: 3 }])).toBe(counts);
  expect(withSeen(counts, [{ slot: "a", count: 6 }]).seen).toEqual([
    { slot: "b", count: 2 },
    { slot: "a", count: 6 },
  ]);
});

test("however many devices come and go, only so many are remembered, and those that are there are", () => {
  const passing = Array.from({ length: 100 }, (_, n) => ({ slot: `${n}`, count: 1 }));
  const { seen } = withSeen(NO_COUNTS, passing);
  expect(seen.length).toBeLessThanOrEqual(32);
  expect(seen.at(-1)).toEqual({ slot: "99", count: 1 });
});

test("counts are kept as JSON; what cannot be is left out", () => {
  const counts = { ...withSeen(NO_COUNTS, [{ slot: "a", count: 5 }]), sent: 3 };
  expect(readPacketCounts(JSON.parse(JSON.stringify(counts)))).toEqual(counts);
  for (const bad of [
    undefined,
    null,
    3,
    { sent: -1, seen: 7 },
    { sent: 1.5, seen: [{ slot: 1, count: 1 }, 2] },
  ]) {
    expect(readPacketCounts(bad)).toEqual(NO_COUNTS);
  }
});
