import { expect, test } from "vitest";
import { SHEETS } from "#content/printables/sheets.ts";
import { PAPER_SIZES, type PaperSize } from "#domain/printables/printable.ts";
import { SHEET_IDS, type SheetId } from "#domain/printables/sheet.ts";
import { CEILINGS } from "#server/caches/budgets.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { elementsOf, readPdfStructure } from "#tests/support/papers/read-pdf-structure.ts";
import { bare, textsOf } from "#tests/support/papers/sheet-texts.ts";
import { makePdf } from "./make-pdf.ts";

const MM = 72 / 25.4;
const PAPERS = { letter: [612, 792], a4: [595.28, 841.89] } as const;
const MARGIN = { side: 12 * MM - 0.1, end: 11 * MM - 0.1 } as const;

const made = new Map<string, Promise<Buffer>>();

/** What the tests below read, made once. A copy: the reader empties what it is given. */
async function pdfOf(id: SheetId, paper: PaperSize): Promise<Buffer> {
  const key = `${id} ${paper}`;
  const pdf = made.get(key) ?? makePdf(id, paper);
  made.set(key, pdf);
  return Buffer.from(await pdf);
}

for (const [place, id] of SHEET_IDS.entries()) {
  // The next sheet is read on the other paper.
  const papers = IS_FULL ? PAPER_SIZES : PAPER_SIZES.filter((_, at) => at === place % PAPER_SIZES.length);

  test(`${id}: a page of paper for each of its pages, with all that it says and no letter in the margins`, async () => {
    const sheet = SHEETS[id];
    for (const paper of papers) {
      const pages = await readPdf(await pdfOf(id, paper));
      expect(pages.map(({ width, height }) => [width, height])).toEqual(sheet.pages.map(() => PAPERS[paper]));
      for (const [at, page] of pages.entries()) {
        for (const { text, left, right, base, size } of page.words) {
          const inside =
            left >= MARGIN.side &&
            right <= page.width - MARGIN.side &&
            base >= MARGIN.end &&
            base + size * 0.7 <= page.height - MARGIN.end;
          expect(inside, `“${text}” on ${paper}`).toBe(true);
        }
        const said = bare(page.text);
        const blocks = sheet.pages[at] ?? [];
        const printed = blocks
          .flatMap((block) => (block.kind === "table" ? block.rows : []))
          .map((row) =>
            Object.values(row.printed ?? {})
              .slice(1)
              .join(""),
          );
        for (const text of [sheet.title, sheet.closing, ...blocks.flatMap(textsOf), ...printed]) {
          expect(said, paper).toContain(bare(text));
        }
      }
      expect(bare(pages[0]?.text ?? "")).toContain(bare(sheet.span));
    }
  }, 30_000);

  test(`${id}: a screen reader is told its title, its language, its headings and its tables`, async () => {
    const sheet = SHEETS[id];
    const { title, language, isTagged, pages } = await readPdfStructure(await pdfOf(id, "letter"));
    expect({ title, language, isTagged }).toEqual({ title: sheet.title, language: "en-US", isTagged: true });
    const elements = pages.flatMap(elementsOf);
    const textsIn = (role: string) => elements.filter((each) => each.role === role).map(({ text }) => text);
    expect(textsIn("H1")).toEqual([sheet.title]);
    const blocks = sheet.pages.flat();
    expect(textsIn("H2")).toEqual(
      blocks.flatMap((block) => (block.kind === "legend" ? [] : (block.title ?? []))),
    );
    const tables = elements.filter(({ role }) => role === "Table");
    const rows = blocks.flatMap((block) => {
      if (block.kind === "table" || block.kind === "reference") return [block.rows.length + 1];
      return block.kind === "percentiles" ? [22] : [];
    });
    expect(tables.map(({ children }) => children.length)).toEqual(rows);
    for (const { children } of tables) {
      expect(new Set(children.map((row) => row.children.length)).size, "cells of a row").toBe(1);
    }
    const figures = elements.filter(({ role }) => role === "Figure").map(({ alt }) => alt);
    expect(figures).toEqual(
      blocks.flatMap((block) =>
        block.kind === "curves"
          ? Object.values(block.measures).map((measure) => `${block.title}: ${measure}`)
          : [],
      ),
    );
  }, 30_000);
}

test("all sheets on all papers are as small as they are said to be", async () => {
  const pdfs = await Promise.all(
    SHEET_IDS.flatMap((id) => PAPER_SIZES.map(async (paper) => (await pdfOf(id, paper)).byteLength)),
  );
  expect(pdfs.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(CEILINGS.printables.atMostBytes);
});

test("the same sheet is the same bytes", async () => {
  const [one, other] = await Promise.all([makePdf("feeding-log", "a4"), makePdf("feeding-log", "a4")]);
  expect(one.equals(other)).toBe(true);
});
