import type { NameSummary } from "#domain/names/name-summary.ts";
import { drawText, readDraw } from "./finder-query.ts";
import type { GeneratedSet } from "./generated-set.ts";

const KEY = "generated-names";

/** Keeps a drawn set for a reload of this tab, where the device allows it. */
export function rememberSet(set: GeneratedSet): void {
  try {
    sessionStorage.setItem(KEY, textOf(set));
  } catch {
    // Storage is full or forbidden: a reload shows the first dozen again.
  }
}

export function rememberedSet(): GeneratedSet | null {
  try {
    return parseSet(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function textOf({ rules, names, fromDevice = false }: GeneratedSet): string {
  return JSON.stringify({ filter: drawText(rules), names, fromDevice });
}

/** A set as it was remembered; null for anything that an older version of the site may have written. */
export function parseSet(text: string | null): GeneratedSet | null {
  if (text === null) return null;
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== "object" || parsed === null || !("filter" in parsed) || !("names" in parsed))
    return null;
  const { filter, names } = parsed;
  const rules = typeof filter === "string" ? readDraw(filter) : null;
  if (rules === null || !Array.isArray(names) || names.length === 0 || !names.every(isSummary)) return null;
  return { kind: "drawn", rules, names, fromDevice: "fromDevice" in parsed && parsed.fromDevice === true };
}

function isSummary(value: unknown): value is NameSummary {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "name" in value &&
    "gender" in value &&
    "meaning" in value &&
    "oneIn" in value &&
    "spark" in value
  );
}
