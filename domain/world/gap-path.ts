/** A point of a curve: its place in steps (of a year, or more) from the first, and its value. */
type CurvePoint = { readonly at: number; readonly value: number };

type Box = {
  /** Steps from the left edge to the right. */
  readonly span: number;
  /** The value at the upper edge. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The path of an SVG through points a step apart, in whole units; broken where one is missing, and a dot where both neighbors are. */
export function gapPath(points: readonly CurvePoint[], { span, top, width, height }: Box): string {
  let path = "";
  let [x, y] = [0, 0];
  for (const [place, { at, value }] of points.entries()) {
    const next = Math.round((at / span) * width);
    const down = Math.round(height - (value / top) * height);
    const joins = points[place - 1]?.at === at - 1;
    path += joins ? `l${next - x} ${down - y}` : `M${next} ${down}`;
    if (!joins && points[place + 1]?.at !== at + 1) path += "h0";
    [x, y] = [next, down];
  }
  return path.replaceAll(" -", "-");
}
