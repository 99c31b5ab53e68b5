import { isRecord } from "#domain/text/read-json.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { eachOnce } from "./mended-list.ts";
import { NOTE_LIMIT, type NotedName, SAVED_NAMES_LIMIT } from "./saved-names.ts";
import type { SavedEntry } from "./visit.ts";

/** Raised only when a file of the new kind could be misread by an older page. */
const VERSION = 1;
const LONGEST_ID = 40;

/** A saved list as it stands in a file that the visitor keeps. */
type ListFile = {
  readonly format: string;
  readonly version: number;
  /** 2026-11-21. */
  readonly savedOn: string;
  readonly names: readonly (NotedName & { readonly name: string })[];
};

/** What a file turned out to be. */
export type ParsedListFile =
  /** unreadable counts the entries that hold no name at all. */
  | { readonly kind: "list"; readonly names: readonly NotedName[]; readonly unreadable: number }
  | { readonly kind: "not json" }
  | { readonly kind: "other format" }
  | { readonly kind: "newer version" }
  | { readonly kind: "too many"; readonly count: number };

type Listed = Pick<SavedEntry, "nameId" | "note"> & { readonly babyName: { readonly name: string } };

export function listFile(format: string, savedOn: string, entries: readonly Listed[]): ListFile {
  const names = entries.map(({ nameId, babyName, note }) => ({ nameId, name: babyName.name, note }));
  return { format, version: VERSION, savedOn, names };
}

/** saved-names-2026-11-21.json */
export function listFileName(savedOn: string): `${string}.json` {
  return `saved-names-${savedOn}.json`;
}

/** Reads a file, trusting nothing in it: it may be any file of the visitor's. */
export function readListFile(text: string, format: string): ParsedListFile {
  const content = parse(text);
  if (content === undefined) return { kind: "not json" };
  if (!isRecord(content) || content["format"] !== format) return { kind: "other format" };
  const { version, names } = content;
  if (typeof version !== "number" || !Array.isArray(names)) return { kind: "other format" };
  if (version > VERSION) return { kind: "newer version" };
  const read = names.flatMap((entry: unknown) => notedName(entry) ?? []);
  const unreadable = names.length - read.length;
  const once = eachOnce(read);
  const count = once.length + unreadable;
  if (count > SAVED_NAMES_LIMIT) return { kind: "too many", count };
  return { kind: "list", names: once, unreadable };
}

function notedName(entry: unknown): NotedName | undefined {
  if (!isRecord(entry)) return undefined;
  const { nameId, name, note } = entry;
  const spelling = typeof nameId === "string" ? nameId : name;
  const id = typeof spelling === "string" ? readNameId(spelling) : undefined;
  if (id === undefined || id.length > LONGEST_ID) return undefined;
  return { nameId: id, note: typeof note === "string" ? note.slice(0, NOTE_LIMIT) : "" };
}

function parse(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
