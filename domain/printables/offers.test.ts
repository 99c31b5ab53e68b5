import { expect, test } from "vitest";
import { FEEDING_LOG } from "#content/printables/feeding-log.ts";
import { GROWTH_CHART_GIRLS } from "#content/printables/growth-charts.ts";
import { SLEEP_TRACKER } from "#content/printables/sleep-tracker.ts";
import { offersOf } from "./offers.ts";

const BORN = "2026-05-21";

test("The filled rows of a table are counted for the blank that asks for their number", () => {
  const answers = { "feeds.1.time": "07:30", "feeds.2.notes": "sleepy" };
  expect([...offersOf(FEEDING_LOG, answers, "")]).toEqual([["day.feeds", { kind: "count", rows: 2 }]]);
  expect([...offersOf(FEEDING_LOG, {}, "")]).toEqual([]);
});

test("An age beside a date goes by the birth", () => {
  const answers = { "measurements.2.date": "2026-11-20", "measurements.3.date": "2026-05-20" };
  expect([...offersOf(GROWTH_CHART_GIRLS, answers, BORN)]).toEqual([
    ["measurements.2.age", { kind: "age", days: 183 }],
  ]);
  expect([...offersOf(GROWTH_CHART_GIRLS, answers, "")]).toEqual([]);
  expect([...offersOf(SLEEP_TRACKER, { "baby.date": "2026-05-21" }, BORN)]).toEqual([
    ["baby.age", { kind: "age", days: 0 }],
  ]);
});

test("Words where a number was meant are offered nothing: text of a nap is no count", () => {
  expect([...offersOf(SLEEP_TRACKER, { "naps.1.start": "10:00" }, BORN)].map(([key]) => key)).toEqual([]);
});
