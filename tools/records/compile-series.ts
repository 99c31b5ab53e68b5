import { createHash } from "node:crypto";
import type { Problem } from "#domain/problem.ts";
import { figuresOf } from "#tools/ssa/describe-edition.ts";
import { readCountry } from "#tools/world/read-country.ts";
import { joinSpellings } from "./join-spellings.ts";
import { packRecords, type Packed } from "./pack-records.ts";
import type { Publisher } from "./publishers.ts";

type CompiledSeries = Packed & {
  /** edition.json. */
  readonly edition: Publisher & ReturnType<typeof figuresOf> & { readonly leftOut: number };
  /** spellings.tsv: an id and how it is written, a line each. */
  readonly spellings: string;
};

/** A gzipped table of a country → records, their description, and how names are written there. Same input, same bytes. */
export function compileSeries(table: Uint8Array, publisher: Publisher): CompiledSeries | Problem {
  const rows = readCountry(table);
  if ("problem" in rows) return rows;
  const joined = joinSpellings(rows, publisher.floor);
  if ("problem" in joined) return joined;
  const packed = packRecords(joined.years);
  if ("problem" in packed) return packed;
  const sha256 = createHash("sha256").update(table).digest("hex");
  return {
    ...packed,
    edition: { ...publisher, ...figuresOf({ years: joined.years, sha256 }), leftOut: joined.leftOut },
    spellings: Array.from(joined.spellings, ([id, form]) => `${id}\t${form}\n`).join(""),
  };
}
