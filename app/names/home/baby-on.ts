import { HILL_HEIGHT } from "./hill/hill-field.ts";

/** How far it may lean, and the room it needs above it. */
const MOST_DEGREES = 24;
const LEAST_ROOM = 40;
/** As in cover-hill.css: how far it is from the right edge, and how wide. */
const FROM_RIGHT = 0.035;
const widthIn = (width: number) => (width < 768 ? 40 : Math.min(108, Math.max(64, 0.08 * width)));

type Place = { readonly bottom: string; readonly transform: string };

/** How high the baby stands on the years of a hill that are under it, leaning as they do; null where it has no room, or nobody knows how wide the hill is. */
export function babyOn(
  heights: readonly number[],
  land: { readonly width: number; readonly height: number } | undefined,
): Place | null {
  if (land === undefined || land.height === 0) return null;
  const perYear = land.width / (heights.length - 1);
  const right = (1 - FROM_RIGHT) * land.width;
  const last = heights
    .slice(Math.floor((right - widthIn(land.width)) / perYear), Math.ceil(right / perYear) + 1)
    .map((height) => (height / HILL_HEIGHT) * land.height);
  const [first = 0] = last;
  const end = last.at(-1) ?? 0;
  if (Math.min(...last) < LEAST_ROOM) return null;
  const lean = (Math.atan2(end - first, perYear * (last.length - 1)) * 180) / Math.PI;
  const middle = last.reduce((sum, height) => sum + height, 0) / last.length;
  return {
    bottom: `${Math.round(land.height - middle)}px`,
    transform: `rotate(${Math.round(Math.min(MOST_DEGREES, Math.max(-MOST_DEGREES, lean)))}deg)`,
  };
}
