import type { Point } from "./box.ts";

/** Farthest from one point to the next, in pixels: no word is so small that a line slips through it. */
const STEP = 8;

/** Points all along a line, its steep parts included; null is a gap. */
export function pointsAlong(corners: readonly (Point | null)[]): Point[] {
  return corners.flatMap((to, place) => {
    const from = corners[place - 1] ?? null;
    if (to === null) return [];
    if (from === null) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
  });
}
