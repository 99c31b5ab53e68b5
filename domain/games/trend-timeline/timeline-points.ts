import { type Judge, oneRightAnswer } from "#domain/games/round/judge.ts";
import type { TimelineItem } from "./item.ts";

const correctOf = ({ correct }: TimelineItem) => correct;

/** The default round: one of six ranges is right, and no other counts (specification, section 8). */
export const TIMELINE: Judge<TimelineItem> = oneRightAnswer(correctOf);

/** Endless and daily rounds ask for single decades: the one before or after the right one is half right. */
export const OPEN_TIMELINE: Judge<TimelineItem> = oneRightAnswer(
  correctOf,
  ({ correct }, given) => Math.abs(Number.parseInt(given, 10) - Number.parseInt(correct, 10)) === 10,
);
