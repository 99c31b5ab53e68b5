import { HILL_HEIGHT } from "./hill-field.ts";

/** The years at the right end that the baby stands on, how far it may lean, and the room it needs above it. */
const YEARS = 10;
const MOST_DEGREES = 24;
const LEAST_ROOM = 40;

type Place = { readonly bottom: string; readonly transform: string };

/** Where the baby stands on the last years of a hill, leaning as they do; null where it has no room, or nobody knows how wide the hill is. */
export function babyOn(
  heights: readonly number[],
  land: { readonly width: number; readonly height: number } | undefined,
): Place | null {
  if (land === undefined || land.height === 0) return null;
  const last = heights.slice(-YEARS).map((height) => (height / HILL_HEIGHT) * land.height);
  const [first = 0] = last;
  const end = last.at(-1) ?? 0;
  if (Math.min(...last) < LEAST_ROOM) return null;
  const across = (land.width * (YEARS - 1)) / (heights.length - 1);
  const lean = (Math.atan2(end - first, across) * 180) / Math.PI;
  const middle = last.reduce((sum, height) => sum + height, 0) / last.length;
  return {
    bottom: `${Math.round(land.height - middle)}px`,
    transform: `rotate(${Math.round(Math.min(MOST_DEGREES, Math.max(-MOST_DEGREES, lean)))}deg)`,
  };
}
