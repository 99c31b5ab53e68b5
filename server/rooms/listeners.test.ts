import { expect, test } from "vitest";
import { createListeners } from "./listeners.ts";

test("a version is told once, from wherever it is heard, and none after a later one", () => {
  const listeners = createListeners();
  const told: (number | null)[] = [];
  listeners.listen("room", (version) => told.push(version));
  for (const version of [3, 3, 5, 4, 5]) listeners.tell({ room: "room", version });
  listeners.tell({ room: "another", version: 6 });
  expect(told).toEqual([3, 5]);
});

test("when it is not known what was missed, all are told, and the count may have gone back", () => {
  const listeners = createListeners();
  const told: (number | null)[] = [];
  listeners.listen("room", (version) => told.push(version));
  listeners.tell({ room: "room", version: 9 });
  listeners.tellAll();
  listeners.tell({ room: "room", version: 2 });
  expect(told).toEqual([9, null, 2]);
});

test("nothing is remembered of a room for which nobody waits, and the first who comes is announced", () => {
  let firsts = 0;
  const listeners = createListeners(() => (firsts += 1));
  const leave = listeners.listen("room", () => expect.unreachable());
  listeners.listen("other", () => {})();
  leave();
  leave();
  expect([listeners.total(), listeners.count("room"), firsts]).toEqual([0, 0, 1]);
  listeners.tell({ room: "room", version: 1 });
  const told: (number | null)[] = [];
  listeners.listen("room", (version) => told.push(version));
  listeners.tell({ room: "room", version: 1 });
  expect([told, firsts]).toEqual([[1], 2]);
});
