import { GROWTH_MEASURES } from "#domain/growth/measure.ts";
import { ordinal } from "#domain/growth/percentile.ts";
import { LINES } from "#domain/growth/standing.ts";
import type { PercentileRow } from "#domain/printables/growth-figures.ts";
import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import type { Ink, LaidOut, Node } from "./marks.ts";
import { mm } from "./paper.ts";
import { across, down } from "./rules.ts";
import { baselineIn, fineWords, heading, SIZES, stack, tagged, text } from "./texts.ts";

type Percentiles = Extract<Block, { kind: "percentiles" | "curves" }>;

const SIZE = SIZES.fine;
const ROW = SIZE * 1.25 + mm(0.2);
const MONTHS_WIDTH = mm(13);
const SIDE = mm(0.8);
const SOURCE_TOP = mm(1);

/** Where WHO's lines run: two lines an age, kilograms and centimeters above pounds and inches. */
export function layPercentiles(block: Percentiles, rows: readonly PercentileRow[], frame: Frame): LaidOut {
  const { left, width, textWidth } = frame;
  const cell = (width - MONTHS_WIDTH) / (GROWTH_MEASURES.length * LINES.length);
  const group = cell * LINES.length;
  const figure = (value: string, column: number, top: number, strong: boolean, ink: Ink) => {
    const face = strong ? "strong" : "plain";
    const right = left + MONTHS_WIDTH + (column + 1) * cell - SIDE;
    return text(value, right - textWidth(value, face, SIZE), baselineIn(top, ROW, SIZE), {
      face,
      size: SIZE,
      ink,
    });
  };
  const word = (words: string, x: number, top: number) =>
    text(words, x, baselineIn(top, ROW, SIZE), { face: "strong", size: SIZE, ink: "ink" });

  // Every row has as many cells: the name of a group stands in its first.
  const groups = (top: number) =>
    tagged("TR", [
      tagged("TH", [], { scope: "Column" }),
      ...GROWTH_MEASURES.flatMap((measure, place) => {
        const name = block.measures[measure];
        const x = left + MONTHS_WIDTH + place * group + (group - textWidth(name, "strong", SIZE)) / 2;
        return LINES.map((_, column) =>
          tagged("TH", column === 0 ? [word(name, x, top)] : [], { scope: "Column" }),
        );
      }),
    ]);
  const names = (top: number) =>
    tagged("TR", [
      tagged("TH", [word(block.age, left, top)], { scope: "Column" }),
      ...GROWTH_MEASURES.flatMap((_, place) =>
        LINES.map((line, column) =>
          tagged("TH", [figure(sayLine(line), place * LINES.length + column, top, true, "ink")], {
            scope: "Column",
          }),
        ),
      ),
    ]);
  const age = ({ months, metric, us }: PercentileRow, top: number): readonly Node[] =>
    [metric, us].map((values, line) =>
      tagged("TR", [
        tagged("TH", line === 0 ? [word(String(months), left, top)] : [], { scope: "Row" }),
        ...GROWTH_MEASURES.flatMap((measure, place) =>
          values[measure].map((value, column) => {
            const strong = LINES[column] === 50;
            const at = place * LINES.length + column;
            return tagged("TD", [figure(value, at, top + line * ROW, strong, line === 0 ? "ink" : "quiet")]);
          }),
        ),
      ]),
    );
  const height = (2 + 2 * rows.length) * ROW;
  const table: LaidOut = {
    height,
    at: (top) => [
      ...GROWTH_MEASURES.map((_, place) => {
        const x = left + MONTHS_WIDTH + place * group;
        return down(x, top, top + height);
      }),
      across(frame, top + 2 * ROW, "ink"),
      ...rows.map((_, place) => across(frame, top + (2 * place + 4) * ROW)),
      tagged("Table", [
        groups(top),
        names(top + ROW),
        ...rows.flatMap((row, place) => age(row, top + (2 + 2 * place) * ROW)),
      ]),
    ],
  };
  const gap: LaidOut = { height: SOURCE_TOP, at: () => [] };
  return stack([heading(block.title, frame), gap, table, gap, fineWords(block.source, frame)]);
}

/** "3rd". */
export function sayLine(line: number): string {
  return Object.values(ordinal(String(line))).join("");
}
