import { spreadApart } from "#domain/growth/spread-apart.ts";
import { type CurveDrawing, drawCurve, PLOT } from "#domain/printables/draw-curve.ts";
import type { GrowthCurve, GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { Block } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import { sayLine } from "./lay-percentiles.ts";
import type { LaidOut, Node, Point } from "./marks.ts";
import { mm } from "./paper.ts";
import { across, down } from "./rules.ts";
import { baselineIn, fineWords, heading, lineHeight, SIZES, stack, tagged, text } from "./texts.ts";

type Curves = Extract<Block, { kind: "percentiles" | "curves" }>;

const CAPTION = lineHeight(SIZES.small);
const UNDER_TITLE = mm(1);
const ABOVE_PLOT = mm(2);
/** Room for the figures of the axes, and for the names of the lines at their ends. */
const AXIS = { left: mm(8), right: mm(9), bottom: mm(5), air: mm(1.2) } as const;
const NAME_SIZE = 7.5;
const AFTER_FIGURE = mm(1);
const SOURCE_TOP = mm(1);

/** WHO's lines of weight, length and head, to draw the child's own upon. */
export function layCurves(block: Curves, figures: GrowthFigures, frame: Frame): LaidOut {
  const plots = figures.curves.map((curve) => layPlot(block, curve, figures, frame));
  const gap: LaidOut = { height: SOURCE_TOP, at: () => [] };
  return stack([
    heading(block.title, frame),
    { height: UNDER_TITLE, at: () => [] },
    stack(plots, AFTER_FIGURE),
    gap,
    fineWords(`${block.age}. ${block.source}`, frame),
  ]);
}

function layPlot(block: Curves, curve: GrowthCurve, figures: GrowthFigures, frame: Frame): LaidOut {
  const caption = block.measures[curve.measure];
  const drawing = drawCurve(figures, curve);
  const height = frame.air.plot;
  return {
    height: CAPTION + ABOVE_PLOT + height + AXIS.bottom,
    at(top) {
      const plot = {
        left: frame.left + AXIS.left,
        width: frame.width - AXIS.left - AXIS.right,
        top: top + CAPTION + ABOVE_PLOT,
        height,
      };
      const words = { face: "plain", size: SIZES.small, ink: "ink" } as const;
      const title = text(caption, frame.left, baselineIn(top, CAPTION, SIZES.small), words);
      return [
        tagged("Figure", [title, ...grid(drawing, plot, frame), ...lines(drawing, plot)], {
          alt: `${block.title}: ${caption}`,
        }),
      ];
    },
  };
}

type Plot = {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
};

function grid({ across: months, up }: CurveDrawing, plot: Plot, { textWidth }: Frame): readonly Node[] {
  const bottom = plot.top + plot.height;
  const small = { face: "plain", size: SIZES.fine, ink: "quiet" } as const;
  const widthOf = (label: string) => textWidth(label, "plain", SIZES.fine);
  const thickness = (label: string | null) => (label === null ? 0.4 : 0.9);
  return [
    ...up.flatMap(({ at, label }): readonly Node[] => {
      const y = plot.top + (at / PLOT) * plot.height;
      const line = across(plot, y, "hair", thickness(label));
      if (label === null) return [line];
      return [line, text(label, plot.left - AXIS.air - widthOf(label), baselineIn(y, 0, SIZES.fine), small)];
    }),
    ...months.flatMap(({ at, label }): readonly Node[] => {
      const x = plot.left + (at / PLOT) * plot.width;
      const line = down(x, plot.top, bottom, thickness(label));
      if (label === null) return [line];
      return [
        line,
        text(label, x - widthOf(label) / 2, baselineIn(bottom, AXIS.bottom - 1, SIZES.fine), small),
      ];
    }),
  ];
}

/** The five lines, the median strongest and the outer two dashed, each with its name where it ends. */
function lines(drawing: CurveDrawing, plot: Plot): readonly Node[] {
  const unit = plot.height / PLOT;
  const names = spreadApart(
    drawing.lines.map(({ endY }) => endY * unit),
    NAME_SIZE,
  );
  return drawing.lines.flatMap(({ line, points }, place): readonly Node[] => {
    const median = line === 50;
    const nameY = plot.top + (names[place] ?? 0);
    return [
      {
        kind: "line",
        points: points.map(([x, y]): Point => [plot.left + (x / PLOT) * plot.width, plot.top + y * unit]),
        width: median ? 1.3 : 0.8,
        ink: median ? "ink" : "quiet",
        dashed: line === 3 || line === 97,
      },
      text(sayLine(line), plot.left + plot.width + AXIS.air, baselineIn(nameY, 0, NAME_SIZE), {
        face: "plain",
        size: NAME_SIZE,
        ink: "ink",
      }),
    ];
  });
}
