import { areSummaries } from "#domain/names/entry/name-summary.ts";
import { isRecord, readJson } from "#domain/text/read-json.ts";
import { stored } from "#app/device/stored.ts";
import { drawText, readDraw } from "./finder-query.ts";
import type { GeneratedSet } from "./generated-set.ts";

/** The set last drawn, for a reload of this tab. */
export const rememberedSet = stored<GeneratedSet | null>("generated-names", {
  nothing: null,
  read: parseSet,
  write: (set) => (set === null ? null : textOf(set)),
});

export function textOf({ names, fromDevice = false, byTaste, ...draw }: GeneratedSet): string {
  return JSON.stringify({ filter: drawText(draw), names, fromDevice, byTaste });
}

/** A set as it was remembered; null for anything that an older version of the site may have written. */
export function parseSet(text: string | null): GeneratedSet | null {
  const parsed = readJson(text);
  if (!isRecord(parsed)) return null;
  const { filter, names, fromDevice, byTaste } = parsed;
  const draw = typeof filter === "string" ? readDraw(filter) : null;
  if (draw === null || !areSummaries(names) || names.length === 0) return null;
  const drawn = { kind: "drawn", ...draw, names, fromDevice: fromDevice === true } as const;
  return byTaste === true ? { ...drawn, byTaste } : drawn;
}
