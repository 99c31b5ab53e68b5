import type { CuratedName } from "#domain/names/entry/curated-name.ts";

/**
 * A letter's file, byte for byte as it stands in content/names/entries: one field a line, so that a review shows what changed
 * and nothing else. What holds lists has a line for each; flat lists and records stand in one line.
 */
export function letterText(entries: readonly CuratedName[]): string {
  return `${block("[", entries.map(entryText), "]", "")}\n`;
}

function entryText(entry: CuratedName): string {
  return block("{", Object.entries(entry).map(fieldText), "}", "  ");
}

function fieldText([field, value]: readonly [string, unknown]): string {
  return `${JSON.stringify(field)}: ${valueText(value)}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value) && value.some(isHolder)) return block("[", value.map(inLine), "]", "    ");
  if (isHolder(value) && Object.values(value).some(Array.isArray)) {
    return block("{", Object.entries(value).map(pairInLine), "}", "    ");
  }
  return inLine(value);
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (isHolder(value)) return `{ ${Object.entries(value).map(pairInLine).join(", ")} }`;
  return JSON.stringify(value);
}

function pairInLine([key, value]: readonly [string, unknown]): string {
  return `${JSON.stringify(key)}: ${inLine(value)}`;
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(",\n")}\n${indent}${close}`;
}
