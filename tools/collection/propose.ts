import { writeFileSync } from "node:fs";
import type { NameReport } from "#domain/contact/name-report.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName, readNameId } from "#domain/names/entry/name.ts";
import { letterText } from "./letter-text.ts";
import { proposeChange } from "./propose-change.ts";
import { readLetters } from "./read-letter.ts";

/** What was done with a report, in lines for the terminal; whether there is a change to review. */
export type Proposed = { readonly lines: readonly string[]; readonly isWritten: boolean };

/** Writes what a report proposes into the letter's file of a folder such as content/names/entries/, if a program can. */
export function propose(report: NameReport, folder: URL, today: string): Proposed {
  const letters = readLetters(folder);
  const id = readNameId(report.name);
  const letter = letters.find(({ entries }) => entries.some((entry) => isOf(entry, id)));
  const entry = letter?.entries.find((each) => isOf(each, id));
  if (letter === undefined || entry === undefined) {
    return only(`${report.name} is not in the collection: an editor can add it (docs/how-to.md).`);
  }
  if (letter.faults.length > 0) return only(...letter.faults);
  const source = report.source === "" ? [] : [`To be opened first: ${report.source}`];
  const proposal = proposeChange(entry, report);
  if (proposal.kind === "advice") {
    const said = `${entry.name}, ${report.topic}: “${report.proposed}”`;
    return only(said, ...source, proposal.text, "Nothing was written.");
  }
  const { field, from, to } = proposal;
  const entries = letter.entries.map((each) => (each === entry ? proposal.entry : each));
  writeFileSync(new URL(letter.file, folder), letterText(entries));
  const row = { day: today, names: [entry.name], field: report.topic, from, to, reason: "" };
  return {
    isWritten: true,
    lines: [
      `Written into ${letter.file}, to be reviewed: ${entry.name}, ${field}`,
      `  before: ${from}`,
      `  now:    ${to}`,
      ...source,
      "If it is right, add its row to content/names/corrections.ts, with the reason and the source:",
      `  ${JSON.stringify(row)},`,
      "Then: npm run collection -- ledger, and npx vitest run content tools/collection. If it is not: git checkout content/names/entries",
    ],
  };
}

function isOf({ name }: CuratedName, id: string | undefined): boolean {
  return foldName(name) === id;
}

function only(...lines: readonly string[]): Proposed {
  return { lines, isWritten: false };
}
