import { isRecord } from "#domain/text/read-json.ts";
import { type StoredSheets, parseStoredSheets } from "./stored-sheets.ts";

/** Raised only when a file of the new kind could be misread by an older page. */
const VERSION = 1;

/** Ten years of one feeding log a day take about so much. */
export const LARGEST_FILE_BYTES = 16 * 1024 * 1024;

/** Filled sheets as they stand in a file that somebody keeps. */
type SheetsFile = StoredSheets & {
  readonly format: string;
  readonly version: number;
  /** 2026-11-21. */
  readonly savedOn: string;
};

/** What a file turned out to be. */
type ParsedSheetsFile =
  /** `unreadable` counts the entries that are no child and no sheet at all. */
  | { readonly kind: "sheets"; readonly kept: StoredSheets; readonly unreadable: number }
  | { readonly kind: "too large" | "not json" | "other format" | "newer version" | "empty" };

export function sheetsFile(format: string, savedOn: string, { children, sheets }: StoredSheets): SheetsFile {
  return { format, version: VERSION, savedOn, children, sheets };
}

/** filled-sheets-2026-11-21.json */
export function sheetsFileName(savedOn: string): string {
  return `filled-sheets-${savedOn}.json`;
}

/** Reads a file, trusting nothing in it: it may be any file of the visitor's. */
export function readSheetsFile(text: string, format: string): ParsedSheetsFile {
  if (text.length > LARGEST_FILE_BYTES) return { kind: "too large" };
  const content = parse(text);
  if (content === undefined) return { kind: "not json" };
  if (!isRecord(content) || content["format"] !== format) return { kind: "other format" };
  const { version, children, sheets } = content;
  if (typeof version !== "number") return { kind: "other format" };
  if (version > VERSION) return { kind: "newer version" };
  if (!Array.isArray(children) || !Array.isArray(sheets)) return { kind: "other format" };
  const kept = parseStoredSheets({ children, sheets });
  if (kept.sheets.length === 0) return { kind: "empty" };
  return { kind: "sheets", kept, unreadable: sheets.length - kept.sheets.length };
}

function parse(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
