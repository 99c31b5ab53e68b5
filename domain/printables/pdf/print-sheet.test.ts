import PdfKit from "pdfkit";
import { expect, test } from "vitest";
import { SHEET_WORDS } from "#content/printables/sheet-words.ts";
import { SHEETS } from "#content/printables/sheets.ts";
import { type Answers, blanksOf } from "#domain/printables/answers.ts";
import { SHEET_IDS, type SheetId } from "#domain/printables/sheet.ts";
import { openFont, readFonts } from "#server/printables/fonts.ts";
import { readFigures } from "#server/printables/read-figures.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { elementsOf, readPdfStructure } from "#tests/support/papers/read-pdf-structure.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { documentOptions, printSheet } from "./print-sheet.ts";

const faces = {
  ...(await readFonts()),
  said: await Promise.all(
    ["latin", "latin-ext", "vietnamese"].map((alphabet) => openFont("hanken-grotesk", 500, alphabet)),
  ),
};

async function printed(id: SheetId, answers: Answers): Promise<Uint8Array> {
  const sheet = SHEETS[id];
  const printing = {
    sheet,
    figures: await readFigures(sheet),
    answers,
    paper: "letter",
    faces,
    words: SHEET_WORDS,
  } as const;
  const document = new PdfKit(documentOptions(printing, new Date("2026-11-21")));
  return Buffer.concat(await printSheet(document, printing));
}

test("what was filled in stands in its blank, and a tick is read aloud", async () => {
  const bytes = await printed("feeding-log", {
    "baby.name": "Šárka Nguyễn Đặng",
    "feeds.3.time": "7:05 PM",
    "feeds.3.type": "BT",
    "notes.2": "Slept after it 😀",
  });
  const [page] = await readPdf(bytes);
  expect(page?.text).toContain("Šárka Nguyễn Đặng");
  const [time, note] = ["7:05 PM", "Slept after it"].map((said) =>
    page?.words.find(({ text }) => text === said),
  );
  expect(time?.left).toBeLessThan(60);
  expect(note?.base).toBeLessThan(90);
  const { pages } = await readPdfStructure(bytes);
  const third = pages.flatMap(elementsOf).find(({ role, text }) => role === "TR" && text.includes("7:05"));
  expect(third?.children.flatMap(elementsOf).map(({ role }) => role)).toContain("Span");
});

/** One of curves, one of ticks, one of times and choices: the others are laid out as these are. */
const FEW: readonly SheetId[] = ["growth-chart-boys", "milestone-tracker", "feeding-log"];
const IDS = IS_FULL ? SHEET_IDS : FEW;

test("a sheet holds its pages and its margins however much was written into each blank", async () => {
  const long = "She drank well, was sick a little, and slept for an hour and a half in the carrier. ".repeat(
    6,
  );
  for (const id of IDS) {
    const answers = [...blanksOf(SHEETS[id])].map(([key, entry]) => [
      key,
      entry.kind === "tick" ? "yes" : long,
    ]);
    // One after the other: each fills the memory for a moment.
    const pages = await readPdf(await printed(id, Object.fromEntries(answers)));
    expect(pages.length).toBe(SHEETS[id].pages.length);
    for (const { text, left, right } of pages.flatMap(({ words }) => words)) {
      expect(left >= 34 && right <= 612 - 34, `“${text}” of ${id}`).toBe(true);
    }
  }
}, 60_000);

test("letters that no face holds are refused: nobody's name loses some", async () => {
  await expect(printed("feeding-log", { "baby.name": "美咲" })).rejects.toThrow("美");
});
