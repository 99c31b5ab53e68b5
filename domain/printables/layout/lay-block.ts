import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import { layChecklist } from "./lay-checklist.ts";
import { layCurves } from "./lay-curves.ts";
import { layLines } from "./lay-lines.ts";
import { layPenTable } from "./lay-pen-table.ts";
import { layPercentiles } from "./lay-percentiles.ts";
import { layReference } from "./lay-reference.ts";
import { layLegend, layNotes, layWords } from "./lay-words.ts";
import type { LaidOut } from "./marks.ts";
import { mm } from "./paper.ts";

const BETWEEN = mm(8);
const NOTHING: LaidOut = { height: 0, at: () => [] };

function layBlock(block: Block, frame: Frame): LaidOut {
  const { figures } = frame;
  switch (block.kind) {
    case "lines":
      return layLines(block, frame);
    case "table":
      return layPenTable(block, frame);
    case "checklist":
      return layChecklist(block, frame);
    case "legend":
      return layLegend(block, frame);
    case "reference":
      return layReference(block, frame);
    case "percentiles":
      return figures === null ? NOTHING : layPercentiles(block, figures.percentiles, frame);
    case "curves":
      return figures === null ? NOTHING : layCurves(block, figures, frame);
    case "notes":
      return layNotes(block, frame);
    case "words":
      return layWords(block, frame);
    default:
      return block satisfies never;
  }
}

/** The blocks of a page beneath each other; two tables to read that follow each other stand side by side. */
export function layBlocks(blocks: readonly Block[], frame: Frame): readonly LaidOut[] {
  const laid: LaidOut[] = [];
  for (let place = 0; place < blocks.length; place += 1) {
    const [block, next] = blocks.slice(place);
    if (block === undefined) continue;
    if (block.kind === "reference" && next?.kind === "reference") {
      laid.push(sideBySide(block, next, frame));
      place += 1;
    } else {
      laid.push(layBlock(block, frame));
    }
  }
  return laid;
}

function sideBySide(one: Block, other: Block, frame: Frame): LaidOut {
  const width = (frame.width - BETWEEN) / 2;
  const left = layBlock(one, { ...frame, width });
  const right = layBlock(other, { ...frame, width, left: frame.left + width + BETWEEN });
  return {
    height: Math.max(left.height, right.height),
    at: (top) => [...left.at(top), ...right.at(top)],
  };
}
