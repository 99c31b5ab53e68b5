import { expect, test } from "vitest";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import { openLog } from "./log.ts";
import { createRecentErrors, MOST_KEPT } from "./recent-errors.ts";

const nowhere = { write: () => {} };

test("What is logged as an error is remembered in a few words, the newest first; warnings are not", () => {
  const errors = createRecentErrors();
  const log = openLog("info", nowhere, undefined, errors.note);
  log.info("all is well");
  log.warn(new Error("not yet"));
  log.error(new TypeError("first"));
  log.error({ part: "disk" }, "The disk is full.");
  log.fatal(new Error("x".repeat(1_000)), "last");
  expect(errors.list().map(({ text }) => text)).toEqual(["last", "The disk is full.", "TypeError: first"]);
  for (let n = 0; n < 2 * MOST_KEPT; n += 1) log.error("again");
  expect([errors.list().length, errors.lastDay()]).toEqual([MOST_KEPT, MOST_KEPT]);
});

test("Those of yesterday count no longer; a flood is told to the other processes in part", () => {
  const told: unknown[] = [];
  let hear: (news: unknown) => void = () => {};
  const siblings: Siblings = {
    ...ALONE,
    tell: (_topic, news) => void told.push(news),
    hear(_topic, listener) {
      hear = listener;
    },
  };
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const errors = createRecentErrors(siblings, () => clock.now);
  for (let n = 0; n < 100; n += 1) errors.note("flood");
  expect(told).toHaveLength(10);
  hear({ at: "2026-11-21T10:00:00Z", text: "elsewhere" });
  hear({ at: 1 });
  expect(errors.list()[0]).toEqual({ at: "2026-11-21T10:00:00Z", text: "elsewhere" });
  clock.now = new Date("2026-11-22T10:00:01Z");
  expect(errors.lastDay()).toBe(0);
});
