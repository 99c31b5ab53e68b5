import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { RecordsEdition } from "#domain/names/records/records-edition.ts";
import { StartFault } from "#server/start-fault.ts";

/** What the compiler says of the records beside them. */
export const EDITION_FILE = "edition.json";

type SaidOfRecords = Omit<RecordsEdition, "absent" | "version">;

const text = z.string().min(1);
const year = z.int().min(1000).max(2999);
const link = z.object({ label: text, href: z.url({ protocol: /^https?$/ }) });

const EDITION = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  inPlace: text,
  before: z.string(),
  behind: z.string(),
  publisher: text,
  firstYear: year,
  lastYear: year,
  floor: z.int().min(1).max(100),
  floorWord: text,
  thinBefore: year.nullable(),
  rounding: text.optional(),
  keepsAccents: z.boolean(),
  source: text,
  said: text,
  credit: text,
  terms: text,
  license: link.optional(),
  link: link.optional(),
  notes: z.array(z.object({ term: text, text })),
}) satisfies z.ZodType<SaidOfRecords>;

/** Reads what a folder of compiled records says of itself. Throws a StartFault, in one sentence, where it says nothing that can be used. */
export function readEdition(folder: string): Omit<RecordsEdition, "absent"> {
  const file = join(folder, EDITION_FILE);
  const problem = (what: string) =>
    new StartFault(`RECORDS_DIR: ${file} ${what}. "npm run compile:records" writes such a folder.`);
  let said: string;
  let parsed: unknown;
  try {
    said = readFileSync(file, "utf8");
    parsed = JSON.parse(said);
  } catch {
    throw problem("can't be read");
  }
  const read = EDITION.safeParse(parsed);
  // The file has the checksum of what the records were compiled from.
  if (read.success) return { ...read.data, version: hash("sha256", said, "hex").slice(0, 12) };
  const [issue] = read.error.issues;
  throw problem(`says nothing usable of ${issue?.path.join(".") ?? "the records"}`);
}
