import { fields, guarded, list, or, type Schema, string, withOthers } from "#domain/schema/schema.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { looksLikeDay } from "#domain/text/day.ts";
import type { Answers } from "./answers.ts";

/** Characters of one blank: more than paper takes, less than a pasted book. */
export const ANSWER_LIMIT = 500;
const LONGEST_KEY = 100;

/** What a newer build writes beside what we know travels along: it is somebody's record. */
type Unknown = { readonly [field: string]: unknown };

export type StoredChild = Unknown & {
  readonly id: string;
  /** As somebody wrote it on a sheet; may be empty. */
  readonly name: string;
  /** "2026-05-21"; empty while nobody has written it. */
  readonly born: string;
  /** ISO 8601 in UTC, as all times here; empty is before every other. Children stand in the order in which they came. */
  readonly begunAt: string;
  readonly changedAt: string;
};

/** One sheet of a child: a feeding log is one day, so there may be many of a kind. */
export type FilledSheet = Unknown & {
  readonly id: string;
  readonly child: string;
  /** A SheetId, or one that only a newer build knows. */
  readonly sheet: string;
  /** Blanks that this build does not know are kept, too. */
  readonly answers: Answers;
  /** Day of the calendar on which it was begun. */
  readonly begun: string;
  readonly changedAt: string;
};

/** All that a browser keeps of filled sheets. */
export type StoredSheets = {
  readonly children: readonly StoredChild[];
  readonly sheets: readonly FilledSheet[];
};

export const NO_SHEETS: StoredSheets = { children: [], sheets: [] };

/**
 * Reads what a browser or a file gives back. It may be anything: what is not ours is left out, and of a damaged record the
 * damaged part alone. A sheet whose child is lost gets a nameless one, so that it can be reached.
 */
export function parseStoredSheets(given: {
  readonly children: readonly unknown[];
  readonly sheets: readonly unknown[];
}): StoredSheets {
  const children = uniqueById(list(asChild)(given.children));
  const sheets = uniqueById(list(filledSheet)(given.sheets));
  const known = new Set(children.map(({ id }) => id));
  const lost = [...new Set(sheets.map(({ child }) => child))].filter((id) => !known.has(id));
  return { children: inOrder([...children, ...lost.map(namelessChild)]), sheets };
}

export function inOrder(children: readonly StoredChild[]): readonly StoredChild[] {
  return children.toSorted(
    (one, other) => Number(one.begunAt > other.begunAt) - Number(one.begunAt < other.begunAt),
  );
}

const anId = guarded(isId);
const day = guarded(looksLikeDay);
const shortText: Schema<string> = (value) => string(value)?.slice(0, ANSWER_LIMIT);

const asChild: Schema<StoredChild> = withOthers(
  fields({ id: anId, name: or(shortText, ""), born: or(day, ""), begunAt: time, changedAt: time }),
);

const answers = (value: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, given]): [string, string][] => {
      const answer = shortText(given) ?? "";
      return answer === "" || key.length > LONGEST_KEY ? [] : [[key, answer]];
    }),
  );

const sheet = withOthers(
  fields({ id: anId, child: anId, sheet: anId, answers, begun: or(day, ""), changedAt: time }),
);
const filledSheet: Schema<FilledSheet> = (value) => {
  const read = sheet(value);
  return read?.begun === "" ? { ...read, begun: read.changedAt.slice(0, 10) } : read;
};

export function namelessChild(id: string): StoredChild {
  return { id, name: "", born: "", begunAt: "", changedAt: "" };
}

function time(value: unknown): string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? value : "";
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_KEY;
}

function uniqueById<Kept extends { readonly id: string }>(all: readonly Kept[]): readonly Kept[] {
  return [...new Map(all.map((each) => [each.id, each])).values()];
}
