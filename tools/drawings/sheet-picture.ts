import type { Ink, LaidPage, Node, PaperMark, Point } from "#domain/printables/layout/marks.ts";

/** In the colors of the theme: a small picture of a sheet is no paper. */
const COLORS = {
  ink: "var(--ink,#1C2133)",
  quiet: "var(--ink-3,#636878)",
  hair: "var(--rule-2,#85836F)",
} as const;
/** Of the size of its letters: as heavy as a line of text looks from afar. */
const GREEKED = 0.38;
/** Of the size, above the baseline: the middle of the small letters. */
const MIDDLE = 0.27;
/** Finer lines would vanish where a sheet is an inch wide. */
const FINEST = 1.1;
/** A curve stands out from the grid behind it. */
const FINEST_CURVE = 2.4;
/** A point of a curve that is nearer to the last one than this would not be seen, in points. */
const NEAREST = 16;
/** Points of paper in a unit of the picture: finer steps would not be seen, and their figures would be longer. */
const UNIT = 2;

type Stroke = {
  readonly color: string;
  readonly width: number;
  readonly dash: string;
  readonly path: string;
};

/**
 * The first page of a sheet as a small picture: its texts as bars, a bar a word, and its lines where they are. Drawn from the page as it is laid for printing, so it cannot be untrue to it.
 */
export function sheetPicture(
  { width: wide, height: high, nodes }: LaidPage,
  widthOf: (mark: TextMark) => number,
): string {
  const [width, height] = [units(wide), units(high)];
  const marks = nodes.flatMap(marksIn);
  const drawn = strokes(marks.map((mark) => strokeOf(mark, widthOf)));
  const lines = drawn.map(
    ({ color, width: heavy, dash, path }) =>
      `<path stroke="${color}" stroke-width="${heavy}"${dash === "" ? "" : ` stroke-dasharray="${dash}"`} d="${path}"/>`,
  );
  const paper = `<path fill="var(--sheet,#FFFFFF)" stroke="${COLORS.hair}" stroke-width="2" d="M1 1h${width - 2}v${height - 2}H1Z"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g id="sheet" fill="none">${paper}${lines.join("")}</g></svg>\n`,
  ].join("");
}

type TextMark = Extract<PaperMark, { kind: "text" }>;

function marksIn(node: Node): readonly PaperMark[] {
  return "tag" in node ? node.children.flatMap(marksIn) : [node];
}

function strokeOf(mark: PaperMark, widthOf: (mark: TextMark) => number): Stroke | null {
  switch (mark.kind) {
    case "text":
      return {
        color: mark.face === "plain" ? COLORS.quiet : COLORS.ink,
        width: halves((mark.size / UNIT) * GREEKED),
        dash: "",
        path: bars(mark, widthOf),
      };
    case "line":
      return {
        color: colorOf(mark.ink),
        width: halves(Math.max(mark.width, mark.points.length > 2 ? FINEST_CURVE : FINEST) / UNIT),
        dash: mark.dashed === true ? "3 2" : "",
        path: pathOf(thinned(mark.points)),
      };
    case "box": {
      const [x, y] = mark.at.map(units);
      const size = units(mark.size);
      return { color: COLORS.ink, width: 1, dash: "", path: `M${x} ${y}h${size}v${size}h-${size}Z` };
    }
    case "area":
      throw new Error("No sheet of the hub has a surface.");
    default:
      return mark satisfies never;
  }
}

/** Sheets of the hub have the inks of writing alone. */
function colorOf(ink: Ink): string {
  if (ink === "ink" || ink === "quiet" || ink === "hair") return COLORS[ink];
  throw new Error(`No sheet of the hub has the ink “${ink}”.`);
}

/** A bar for each word, where the word stands. */
function bars(mark: TextMark, widthOf: (mark: TextMark) => number): string {
  const [left, baseline] = mark.at;
  const middle = baseline - mark.size * MIDDLE;
  const words = mark.text.split(" ");
  return words
    .map((word, place) => {
      const before = words
        .slice(0, place)
        .map((each) => `${each} `)
        .join("");
      const from = left + widthOf({ ...mark, text: before });
      return pathOf([
        [from, middle],
        [from + widthOf({ ...mark, text: word }), middle],
      ]);
    })
    .join("");
}

/** Those of one look as one path. */
function strokes(all: readonly (Stroke | null)[]): readonly Stroke[] {
  const known = new Map<string, Stroke>();
  for (const stroke of all) {
    if (stroke === null) continue;
    const key = `${stroke.color} ${stroke.width} ${stroke.dash}`;
    known.set(key, { ...stroke, path: (known.get(key)?.path ?? "") + stroke.path });
  }
  return [...known.values()];
}

function thinned(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  points.forEach((point, place) => {
    const last = kept.at(-1);
    const isEnd = place === points.length - 1;
    if (last === undefined || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= NEAREST) {
      kept.push(point);
    }
  });
  return kept;
}

/** From each point to the next: such figures are short. */
function pathOf(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y], place) => {
      const [toX, toY] = [units(x), units(y)];
      const step = place === 0 ? `M${toX} ${toY}` : stepBy(toX - lastX, toY - lastY);
      [lastX, lastY] = [toX, toY];
      return step;
    })
    .join("");
}

function stepBy(right: number, down: number): string {
  if (down === 0) return `h${right}`;
  if (right === 0) return `v${down}`;
  return `l${right}${down < 0 ? "" : " "}${down}`;
}

function units(points: number): number {
  return Math.round(points / UNIT);
}

function halves(width: number): number {
  return Math.round(width * 2) / 2;
}
