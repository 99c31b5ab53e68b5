import PdfKit from "pdfkit";
import { expect, test } from "vitest";
import { buildSheetName } from "#app/names/sheet/build-sheet-name.ts";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { paintDocument, taggedOptions } from "#domain/printables/pdf/paint-document.ts";
import { openFont } from "#server/printables/fonts.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { IS_FULL, rounds } from "#tests/support/matrix.ts";
import { elementsOf, readPdfStructure } from "#tests/support/papers/read-pdf-structure.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { layNameSheet } from "./lay-name-sheet.ts";
import { sayYear } from "./marked-year.ts";
import { settableName } from "./settable.ts";
import { PAPER_POINTS, SHEET_PAPERS, type SheetPaper } from "./sheet-name.ts";

const { names: book } = books;
const years = book.edition;
const LEAST_SIZE = 4.5;

const [display, displayExt, plain, plainExt, plainViet, strong] = await Promise.all([
  openFont("besley", 500),
  openFont("besley", 500, "latin-ext"),
  openFont("hanken-grotesk", 400),
  openFont("hanken-grotesk", 400, "latin-ext"),
  openFont("hanken-grotesk", 400, "vietnamese"),
  openFont("hanken-grotesk", 600),
]);
const others = [plainExt, plainViet, plain];
const faces = {
  display: [display, displayExt, ...others],
  plain: [plain, plainExt, plainViet],
  said: [plain],
  strong: [strong, ...others],
};

const sheetNameOf = (id: string) => {
  const page = book.page(id);
  if (page === undefined) throw new Error(`${id} is on record.`);
  return buildSheetName(page);
};

async function printed(ids: readonly string[], paper: SheetPaper, year: number | null): Promise<Uint8Array> {
  const names = ids.map(sheetNameOf);
  const yearSaid = names.map((name) =>
    year === null ? "" : sayYear(name, year, years, SHEET_PAGE.sheet.years),
  );
  const document = new PdfKit(taggedOptions({ title: "Names", site: "Namekin" }, new Date("2026-11-23")));
  const sheet = { names, year, yearSaid, paper, source: "Namekin · Figures: SSA, 2025 edition." };
  return Buffer.concat(await paintDocument(document, faces, (textWidth) => [layNameSheet(sheet, textWidth)]));
}

test("a sheet says the name, its meaning with what it rests on, its figures, and the year of birth", async () => {
  const bytes = await printed(["hazel"], "letter", 1987);
  const [page] = await readPdf(bytes);
  for (const said of ["Hazel", "“the hazel tree”", "Settled. The standard references agree. Sources:"])
    expect(page?.text).toContain(said);
  expect(page?.text).toMatch(/1 in \d+ girls got the name in 2025\. Its peak was 1897: 1 in \d+ girls\./);
  expect(page?.text).toContain("Born in 1987: 141 girls got the name that year");
  const { pages } = await readPdfStructure(bytes);
  const roles = pages.flatMap(elementsOf).map(({ role }) => role);
  expect(roles).toContain("H1");
  expect(roles).toContain("Figure");
});

test("on every paper, one to three names stay on one page, within the paper, in letters that can be read", async () => {
  const many = ["rowan", "christopher", "mariadelrosario"];
  for (const paper of SHEET_PAPERS)
    // One has the largest letters, three the least room.
    for (const count of IS_FULL ? [1, 2, 3] : [1, 3]) {
      const pages = await readPdf(await printed(many.slice(0, count), paper, 2026));
      expect(pages.length, paper).toBe(1);
      const { width } = PAPER_POINTS[paper];
      const ends = pages.flatMap(({ words }) => words);
      expect(Math.min(...ends.map(({ base }) => base)), `${paper} ${count}`).toBeGreaterThan(24);
      for (const { text, left, right } of ends)
        expect(left >= 24 && right <= width - 24, `“${text}” on ${paper}`).toBe(true);
    }
}, 60_000);

test("on a whole page each of three names has its curve", () => {
  const textWidth = (text: string, _: unknown, size: number) => text.length * size * 0.5;
  const names = ["hazel", "rowan", "theodore"].map(sheetNameOf);
  const yearSaid = names.map((name) => sayYear(name, 1987, years, SHEET_PAGE.sheet.years));
  for (const paper of ["letter", "a4"] as const) {
    const { nodes } = layNameSheet({ names, year: 1987, yearSaid, paper, source: "Namekin" }, textWidth);
    expect(nodes.filter((node) => "tag" in node && node.tag === "Figure")).toHaveLength(3);
  }
});

test("no name covers what stands below it, whatever is known of it", () => {
  const textWidth = (text: string, _: unknown, size: number) => text.length * size * 0.52;
  const ids = book.curatedIds.filter((_, place) => place % rounds({ few: 240, all: 60 }) === 0);
  for (const paper of SHEET_PAPERS)
    for (let at = 0; at + 3 <= ids.length; at += 3) {
      const names = ids.slice(at, at + 3).map(sheetNameOf);
      const yearSaid = names.map((name) => sayYear(name, 1951, years, SHEET_PAGE.sheet.years));
      const sheet = { names, year: 1951, yearSaid, paper, source: "Namekin" };
      const { nodes } = layNameSheet(sheet, textWidth);
      const texts = nodes.flatMap((node) => ("tag" in node && node.tag !== "Figure" ? node.children : []));
      const lines = texts.flatMap((mark) => ("kind" in mark && mark.kind === "text" ? mark : []));
      expect(Math.min(...lines.map(({ size }) => size)), paper).toBeGreaterThan(LEAST_SIZE);
      const bases = lines.map(({ at: [, y] }) => y);
      expect(bases, `${paper}: ${names.map(({ id }) => id).join()}`).toEqual(
        bases.toSorted((one, other) => one - other),
      );
    }
});

test("every name of the collection can be set: characters of East Asia are left out of its meaning, with what leads to them", () => {
  const isHeld = (letter: string) => faces.plain.some((face) => face.holds(letter.codePointAt(0) ?? 0));
  // Whose entry has no letter that the typefaces lack has none on the sheet.
  const doubtful = COLLECTION.filter(
    ({ name, meaning, evidence }) => !Array.from(JSON.stringify([name, meaning, evidence])).every(isHeld),
  );
  expect(doubtful.length).toBeGreaterThan(100);
  // Each has a whole page made for it.
  const every = rounds({ few: 25, all: 1 });
  const lacking = doubtful.filter((entry, place) => {
    if (place % every !== 0) return false;
    const { name, about, meaning, basis } = settableName(sheetNameOf(foldName(entry.name)));
    return !Array.from(`${name} ${about} ${meaning ?? ""} ${basis}`).every(isHeld);
  });
  expect(lacking).toEqual([]);
  const meaningOf = (id: string) => settableName(sheetNameOf(id)).meaning;
  expect([meaningOf("daiki"), meaningOf("hiroshi")]).toEqual(["“great tree”", "“wide, generous”"]);
  expect(settableName(sheetNameOf("iolani")).name).toBe("‘Iolani");
}, 60_000);
