import { dayWords } from "#domain/locale/dates.ts";
import type { StoredRound } from "#domain/games/round/stored-games.ts";

/** Where a round was left: "at question 3 of 8", "in the daily round". */
export function leftAt({ round, stage, answers }: StoredRound, questions: number | null): string {
  if (round.mode === "daily") return `in the daily round of ${dayWords(round.date)}`;
  const number = answers.length + (stage === "asking" ? 1 : 0);
  if (round.mode === "endless") return `at question ${number} of an endless round`;
  return questions === null ? `at question ${number}` : `at question ${number} of ${questions}`;
}
