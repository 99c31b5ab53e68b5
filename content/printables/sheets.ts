import type { Sheet, SheetId } from "#domain/printables/sheet.ts";
import { FEEDING_LOG } from "./feeding-log.ts";
import { GROWTH_CHART_BOYS, GROWTH_CHART_GIRLS } from "./growth-charts.ts";
import { MILESTONE_TRACKER } from "./milestone-tracker.ts";
import { SIZE_TRACKER } from "./size-tracker.ts";
import { SLEEP_TRACKER } from "./sleep-tracker.ts";
import { VACCINATION_RECORD } from "./vaccination-record.ts";

export const SHEETS: Readonly<Record<SheetId, Sheet>> = {
  "growth-chart-boys": GROWTH_CHART_BOYS,
  "growth-chart-girls": GROWTH_CHART_GIRLS,
  "milestone-tracker": MILESTONE_TRACKER,
  "feeding-log": FEEDING_LOG,
  "sleep-tracker": SLEEP_TRACKER,
  "vaccination-record": VACCINATION_RECORD,
  "size-tracker": SIZE_TRACKER,
};
