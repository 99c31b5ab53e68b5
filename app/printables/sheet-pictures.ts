import feedingLog from "#app/drawings/sheets/feeding-log.svg?url";
import growthBoys from "#app/drawings/sheets/growth-chart-boys.svg?url";
import growthGirls from "#app/drawings/sheets/growth-chart-girls.svg?url";
import milestones from "#app/drawings/sheets/milestone-tracker.svg?url";
import sizes from "#app/drawings/sheets/size-tracker.svg?url";
import sleep from "#app/drawings/sheets/sleep-tracker.svg?url";
import vaccinations from "#app/drawings/sheets/vaccination-record.svg?url";
import type { SheetId } from "#domain/printables/sheet.ts";

/** Addresses of the small pictures, each a group "sheet" in a box of 306 by 396: Letter, drawn from what is printed. */
export const SHEET_PICTURES: Readonly<Record<SheetId, string>> = {
  "growth-chart-boys": growthBoys,
  "growth-chart-girls": growthGirls,
  "milestone-tracker": milestones,
  "feeding-log": feedingLog,
  "sleep-tracker": sleep,
  "vaccination-record": vaccinations,
  "size-tracker": sizes,
};
