import type { PaperSize } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import type { Spacing, Frame } from "./frame.ts";
import { layBlocks } from "./lay-block.ts";
import { layEnd, layHead } from "./lay-head-and-end.ts";
import type { LaidPage, Node } from "./marks.ts";
import { MARGIN, mm, PAPERS } from "./paper.ts";

/** From much air to little: a page takes the first that leaves room for everything. */
const AIRS: readonly Spacing[] = [
  { gap: mm(5), line: mm(9), plot: mm(56) },
  { gap: mm(4), line: mm(8), plot: mm(52) },
  { gap: mm(3.2), line: mm(7), plot: mm(48) },
  { gap: mm(2.6), line: mm(6.2), plot: mm(45) },
  { gap: mm(1.8), line: mm(5.6), plot: mm(43) },
];
/** More between two blocks would tear the page apart: the rest stays white above the last line. */
const LARGEST_GAP = mm(7);

type SheetFrame = Omit<Frame, "left" | "width" | "air" | "title">;

/** A sheet as pages of paper. @throws Error when a page does not hold its blocks, whatever air they give up. */
export function laySheet(sheet: Sheet, paper: PaperSize, given: SheetFrame): readonly LaidPage[] {
  const { width, height } = PAPERS[paper];
  return sheet.pages.map((_, page) => {
    for (const air of AIRS) {
      const frame = { ...given, air, title: sheet.title, left: MARGIN.side, width: width - 2 * MARGIN.side };
      const nodes = layPage(sheet, page, frame, height);
      if (nodes !== undefined) return { width, height, nodes };
    }
    throw new Error(`Page ${page + 1} of “${sheet.title}” does not fit ${paper}.`);
  });
}

function layPage(sheet: Sheet, page: number, frame: Frame, height: number): readonly Node[] | undefined {
  const head = layHead(sheet, page, frame);
  const end = layEnd(sheet, frame);
  const blocks = layBlocks(sheet.pages[page] ?? [], frame);
  const filled = [head, ...blocks, end].reduce((sum, part) => sum + part.height, 0);
  const gap = (height - 2 * MARGIN.end - filled) / (blocks.length + 1);
  if (gap < frame.air.gap) return undefined;
  const used = Math.min(gap, LARGEST_GAP);
  let top = MARGIN.end + head.height;
  const nodes = blocks.flatMap((block) => {
    top += used;
    const placed = block.at(top);
    top += block.height;
    return placed;
  });
  return [...head.at(MARGIN.end), ...nodes, ...end.at(height - MARGIN.end - end.height)];
}
