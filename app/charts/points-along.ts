import type { Point } from "./box.ts";

/** Farthest from one point to the next, in pixels: no word is so small that a line slips through it. */
const STEP = 8;

/** Points all along a line, its steep parts included; null is a gap. */
export function pointsAlong(corners: readonly (Point | null)[]): Point[] {
  const points: Point[] = [];
  let from: Point | null = null;
  for (const to of corners) {
    if (to !== null && from !== null) addSteps(points, from, to);
    else if (to !== null) points.push(to);
    from = to;
  }
  return points;
}

function addSteps(points: Point[], from: Point, to: Point): void {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(1, Math.ceil(Math.sqrt(right * right + down * down) / STEP));
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    points.push({ x: from.x + right * part, y: from.y + down * part });
  }
}
