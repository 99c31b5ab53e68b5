import { type Judge, type Mark, markOf } from "./judge.ts";

export type Score = {
  readonly points: number;
  readonly most: number;
  /** To the nearest whole percent, as it is shown. */
  readonly percent: number;
  readonly tier: Tier;
};

/** Which of the three messages a result gets (specification, section 9). */
export type Tier = "top" | "middle" | "low";
const TOP_PERCENT = 80;
const MIDDLE_PERCENT = 60;

/** The score of the answers to the first items. */
export function scoreOf<Item>(
  judge: Pick<Judge<Item>, "points" | "most">,
  items: readonly Item[],
  answers: readonly string[],
): Score {
  const points = items.slice(0, answers.length).reduce((sum, item, place) => {
    return sum + judge.points(item, answers[place] ?? "");
  }, 0);
  const most = answers.length * judge.most;
  return { points, most, percent: percentOf(points, most), tier: tierOf(points, most) };
}

/** By the exact share, so that no rounding lifts a result. */
export function tierOf(points: number, most: number): Tier {
  if (points * 100 >= TOP_PERCENT * most) return "top";
  return points * 100 >= MIDDLE_PERCENT * most ? "middle" : "low";
}

function percentOf(points: number, most: number): number {
  return most === 0 ? 0 : Math.round((points * 100) / most);
}

/** Right, wrong and half right, in the order of the questions. */
export function marksOf<Item>(
  judge: Pick<Judge<Item>, "isRight" | "isHalf">,
  items: readonly Item[],
  answers: readonly string[],
): readonly Mark[] {
  return items.slice(0, answers.length).map((item, place) => markOf(judge, item, answers[place] ?? ""));
}

/** Points as they are read: "3", "3½", "½". They come in halves. */
export function sayPoints(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** The longest run of right answers: what counts in a round without an end. One that is half right keeps a run and adds nothing. */
export function longestRun(marks: readonly Mark[]): number {
  let longest = 0;
  let run = 0;
  for (const mark of marks) {
    if (mark !== "half") run = mark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
