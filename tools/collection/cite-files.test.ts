import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { citeFiles } from "./cite-files.ts";
import { letterText } from "./letter-text.ts";
import { CITATION_COLUMNS } from "./read-citations.ts";
import { readLetter } from "./read-letter.ts";

const folder = mkdtempSync(join(tmpdir(), "namekin-cite-"));
afterAll(() => rmSync(folder, { recursive: true }));
const LETTER = join(folder, "h.json");

const { name, ...fields } = curatedByHand({ name: "Hazel" });
const before = letterText([
  { name, ...fields, evidence: [{ address: "https://en.wikipedia.org/wiki/Hazel", kind: "names" }] },
  { ...fields, name: "Heidi" },
  { ...fields, name: "Héloïse", certainty: "settled" },
]);

/** Folds rows into the letter as it was at first: what was said, and what stands there then. */
function citing(...rows: readonly string[]) {
  writeFileSync(LETTER, before);
  const table = join(folder, "out.tsv");
  writeFileSync(table, [CITATION_COLUMNS.join("\t"), ...rows, ""].join("\n"));
  const { faults, lines } = citeFiles([table], pathToFileURL(`${folder}/`), BIBLIOGRAPHY);
  const text = readFileSync(LETTER, "utf8");
  return { faults, lines, text, entries: readLetter("h.json", text).entries };
}
const row = (...columns: readonly string[]) => columns.join("\t");

test("rows become evidence: what stood there stays, names come before words, and the certainty is the reader’s", () => {
  const { entries, lines } = citing(
    row("Hazel", "gcide", "s.v. hazel", "word", "hazel", "yes", "settled", "The tree."),
    row("Hazel", "yonge1884", "p. 9", "names", "Hazel", "differs", "", "a Celtic guess"),
    row("Hazel", "web", "https://www.dib.ie/hazel", "names", "", "yes", "", ""),
  );
  expect(entries[0]).toMatchObject({
    certainty: "settled",
    evidence: [
      { address: "https://en.wikipedia.org/wiki/Hazel", kind: "names" },
      { address: "https://www.dib.ie/hazel", kind: "names" },
      { work: "gcide", entry: "s.v. hazel", kind: "word", says: "The tree." },
      { work: "yonge1884", entry: "p. 9", kind: "names", differs: true, says: "A Celtic guess." },
    ],
  });
  expect(lines).toEqual([
    "hazel: 3 cited; likely → settled",
    "1 names: 3 cited, 0 mended, 1 of another certainty, 0 not settled for want of evidence",
  ]);
});

test("the same place of the same work stands once, as the last row has it", () => {
  const { entries, lines } = citing(
    row("Heidi", "yonge1884", "p. 7", "word", "Adelheid", "yes", "likely", ""),
    row("Heidi", "yonge1884", "p. 7", "names", "Adelheid", "yes", "", "Under Adelaide."),
    row("hazel", "web", "https://en.wikipedia.org/wiki/Hazel", "word", "", "yes", "", ""),
  );
  expect(entries[1]?.evidence).toEqual([
    { work: "yonge1884", entry: "p. 7", kind: "names", head: "Adelheid", says: "Under Adelaide." },
  ]);
  expect(entries[0]?.evidence).toHaveLength(1);
  expect(lines.slice(0, 2)).toEqual(["hazel: 1 mended", "heidi: 1 cited"]);
});

test("settled is refused where no work may say so; a row without a work changes the certainty alone", () => {
  const { entries, lines } = citing(
    row("Hazel", "yonge1884", "p. 9", "names", "Hazel", "yes", "settled", ""),
    row("Héloïse", "none", "", "", "", "", "disputed", "A dictionary of place-names."),
    row("Heidi", "records", "first on record 1900 (girls)", "", "", "yes", "unknown", ""),
  );
  expect(entries.map(({ certainty }) => certainty)).toEqual(["likely", "unknown", "disputed"]);
  expect(entries[1]?.evidence).toEqual([
    { work: "records", entry: "first on record 1900 (girls)", kind: "names" },
  ]);
  expect(entries[2]?.evidence).toEqual([]);
  expect(lines[0]).toMatch(/^hazel: 1 cited; not settled/);
  expect(lines[2]).toBe("heloise: settled → disputed");
});

test("with one fault nothing is written, and each fault has its line", () => {
  const { faults, text } = citing(
    row("Hazel", "gcide", "s.v. hazel", "word", "", "yes", "settled", ""),
    row("Nobody", "gcide", "s.v. nobody", "word", "", "yes", "likely", ""),
    row("Heidi", "hitchcock", "p. 1", "name", "", "maybe", "sure", ""),
    row("Heidi", "gcide", "", "word", "", "yes", "", ""),
    row("Heidi", "web", "http://en.wikipedia.org", "word", "", "yes", "", ""),
    row("Heidi", "web", "https://odd.example/heidi", "word", "", "yes", "", ""),
    row("Héloïse", "none", "", "", "", "", "", ""),
    row("Hazel", "records", "since 1900", "names", "", "yes", "unknown", ""),
  );
  expect(text).toBe(before);
  expect(faults).toEqual([
    "out.tsv:3 Nobody: Nobody is no name of the collection",
    "out.tsv:4 Heidi: sure is not one of settled, likely, disputed, unknown",
    "out.tsv:4 Heidi: maybe is not one of yes, part, differs",
    'out.tsv:4 Heidi: work "hitchcock" is not a work of content/names/works.ts',
    'out.tsv:4 Heidi: kind "name" is not one of names, word',
    'out.tsv:5 Heidi: entry "" is not the place in the work',
    'out.tsv:6 Heidi: address "http://en.wikipedia.org" is not the https:// address of a page',
    "out.tsv:7 Heidi: odd.example is not in SITES of content/names/sites.ts",
    "out.tsv:8 Héloïse: neither a work nor a certainty",
    "out.tsv:9 hazel: unknown, but settled at out.tsv:2",
  ]);
});

test("a table without the heading is refused", () => {
  const table = join(folder, "odd.tsv");
  writeFileSync(table, "name\twork\n");
  expect(citeFiles([table], pathToFileURL(`${folder}/`), BIBLIOGRAPHY).faults[0]).toMatch(
    /^odd\.tsv:1 the heading/,
  );
});
