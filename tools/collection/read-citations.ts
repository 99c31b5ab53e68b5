import type { z } from "zod";
import { SITES } from "#content/names/sites.ts";
import { siteName } from "#domain/names/entry/cite.ts";
import { CERTAINTIES, type Certainty, type Evidence, hostOf } from "#domain/names/entry/evidence.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { evidenceSchema } from "./entry-schema.ts";
import { plainIssues } from "./read-letter.ts";

/** A reader's row: what was opened for a name, or, without evidence, only what scholarship makes of it. */
export type CitationRow = {
  readonly place: string;
  readonly id: NameId;
  readonly evidence: Evidence | null;
  readonly certainty: Certainty | null;
};

export const CITATION_COLUMNS = "name work entry kind head supports certainty remark".split(" ");
const SUPPORTS = new Set(["yes", "part", "differs", ""]);

/**
 * Reads a table of citations, tab separated, with its heading.
 * @param knows whether the collection has the name.
 * @returns its rows; and its faults, each with file and line.
 */
export function readCitations(file: string, text: string, knows: (id: NameId) => boolean) {
  const [heading = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (heading !== CITATION_COLUMNS.join("\t")) {
    return {
      rows: [],
      faults: [`${file}:1 the heading is not ${CITATION_COLUMNS.join(" ")}, with tabs between`],
    };
  }
  const read = lines.flatMap((line, at) =>
    line.trim() === "" ? [] : [readRow(`${file}:${at + 2}`, line.split("\t"), knows)],
  );
  return { rows: read.flatMap(({ row }) => row ?? []), faults: read.flatMap(({ faults }) => faults) };
}

function readRow(place: string, fields: readonly string[], knows: (id: NameId) => boolean) {
  const [name = "", work = "", entry = "", kind = "", head = "", supports = "", certainty = "", remark = ""] =
    fields.map((field) => field.trim());
  const id = foldName(name);
  const certain = CERTAINTIES.find((each) => each === certainty) ?? null;
  const found = work === "none" ? null : asEvidence({ id, work, entry, kind, head, supports, remark });
  const faults = [
    fields.length > CITATION_COLUMNS.length && `${fields.length} columns, not ${CITATION_COLUMNS.length}`,
    !knows(id) && `${name} is no name of the collection`,
    certainty !== "" && certain === null && `${certainty} is not one of ${CERTAINTIES.join(", ")}`,
    !SUPPORTS.has(supports) && `${supports} is not one of yes, part, differs`,
    work === "none" && certain === null && "neither a work nor a certainty",
    found?.data !== undefined && namelessHost(found.data),
    ...(found?.error?.issues ?? []).flatMap(plainIssues).map(wordsOf),
  ].filter((fault) => fault !== false);
  return {
    row: faults.length > 0 ? null : { place, id, evidence: found?.data ?? null, certainty: certain },
    faults: faults.map((fault) => `${place} ${name}: ${fault}`),
  };
}

type Fields = Readonly<Record<"id" | "work" | "entry" | "kind" | "head" | "supports" | "remark", string>>;

function asEvidence({ id, work, entry, kind, head, supports, remark }: Fields) {
  return evidenceSchema.safeParse({
    ...(work === "web" ? { address: entry } : { work, entry }),
    kind: kind === "" && work === "records" ? "names" : kind,
    // The name itself needs no telling.
    ...(head === "" || foldName(head) === id ? {} : { head }),
    ...(supports === "differs" ? { differs: true } : {}),
    ...(remark === "" ? {} : { says: asSentence(remark) }),
  });
}

function asSentence(remark: string): string {
  return `${remark.slice(0, 1).toUpperCase()}${remark.slice(1)}${/[.?!”]$/.test(remark) ? "" : "."}`;
}

/** A page whose site has no name could not be told to readers. */
function namelessHost(piece: Evidence): string | false {
  if (!("address" in piece)) return false;
  const host = hostOf(piece.address);
  return siteName(host, SITES) === undefined && `${host} is not in SITES of content/names/sites.ts`;
}

function wordsOf(issue: z.core.$ZodIssue): string {
  return issue.code === "unrecognized_keys"
    ? `${issue.keys.join(", ")} does not belong here`
    : `${issue.path.join(".")} ${issue.message}`;
}
