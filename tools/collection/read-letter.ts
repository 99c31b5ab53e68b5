import { readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { entrySchema } from "./entry-schema.ts";

/** A letter's file: its entries, and for each fault the place, the field, what is wrong, and what to write there. */
export type Letter = {
  readonly file: string;
  readonly entries: readonly CuratedName[];
  readonly faults: readonly string[];
};

/** Every letter of a folder such as content/names/entries/. */
export function readLetters(folder: URL): readonly Letter[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => readLetter(file, readFileSync(new URL(file, folder), "utf8")));
}

export function readLetter(file: string, text: string): Letter {
  const { rows, fault } = parse(text);
  const path = `content/names/entries/${file}`;
  if (fault !== undefined) return { file, entries: [], faults: [`${path}: ${fault}`] };
  const lines = text.split("\n");
  const read = rows.map((row) => ({ row, result: entrySchema.safeParse(row) }));
  return {
    file,
    entries: read.flatMap(({ result }) => result.data ?? []),
    faults: read.flatMap(({ row, result }) =>
      (result.error?.issues ?? [])
        .flatMap(plainIssues)
        .map((issue) => `${path}${placeOf(row, lines)}${wordsOf(issue)}`),
    ),
  };
}

function parse(text: string): { readonly rows: readonly unknown[]; readonly fault?: string } {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? { rows } : { rows: [], fault: "write a list of entries in square brackets" };
  } catch (error) {
    // Node tells line and column.
    return { rows: [], fault: error instanceof Error ? error.message : String(error) };
  }
}

/** ":12 Hazel", as editors jump to it. */
function placeOf(row: unknown, lines: readonly string[]): string {
  const name = isRecord(row) ? row["name"] : undefined;
  if (typeof name !== "string") return ", an entry without a name";
  const line = lines.findIndex((each) => each.trim().replace(/,$/, "") === `"name": ${JSON.stringify(name)}`);
  return `${line < 0 ? "" : `:${line + 1}`} ${name}`;
}

/** Of the ways in which evidence may be written, the one that was meant: it has the fewest faults. */
export function plainIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [meant = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.length === 0 ? "" : `, ${issue.path.join(".")}`;
  if (issue.code !== "unrecognized_keys") return `${field}: ${issue.message}`;
  return `${field}: ${issue.keys.join(", ")} is no field of domain/names/entry/curated-name.ts`;
}
