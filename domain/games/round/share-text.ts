import { dayWords } from "#domain/locale/dates.ts";
import { sayPoints } from "./score.ts";
import type { DailyResult } from "./stored-games.ts";

export type Shared = {
  /** What the site calls itself, and the game. */
  readonly site: string;
  readonly game: string;
  readonly result: DailyResult;
  /** Of the game, in full. */
  readonly address: string;
};

/**
 * What a player sends to a friend after the round of a day: how it went, question by question, and where to play it. No name,
 * no question and no answer, so that nothing is spoiled; the points in words for those who hear it read aloud.
 */
export function shareText({ site, game, result, address }: Shared): string {
  const { date, points, most, marks } = result;
  const signs = marks.map((mark) => (mark === "half" ? "◧" : mark ? "■" : "□")).join(" ");
  return [`${site}, ${game}, ${dayWords(date)}`, `${sayPoints(points)} of ${most}  ${signs}`, address].join(
    "\n",
  );
}
