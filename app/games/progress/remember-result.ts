import type { Judge } from "#domain/games/round/judge.ts";
import type { Round } from "#domain/games/round/round.ts";
import { longestRun, marksOf, scoreOf } from "#domain/games/round/score.ts";
import { keepGame } from "./kept-games.ts";

type Result<Item> = {
  readonly id: string;
  readonly judge: Judge<Item> | null;
  readonly items: readonly Item[];
  readonly round: Round;
  readonly answers: readonly string[];
};

/** Writes down what a finished round leaves: the best score of its kind. */
export function rememberResult<Item>({ id, judge, items, round, answers }: Result<Item>): void {
  if (judge === null) return;
  const marks = marksOf(judge, items, answers);
  const { points, most } = scoreOf(judge, items, answers);
  keepGame(id, (game) => {
    switch (round.mode) {
      case "default":
        return { ...game, best: Math.max(game.best ?? 0, points) };
      case "daily":
        return { ...game, daily: { date: round.date, points, most, marks } };
      case "endless":
        return { ...game, longest: Math.max(game.longest ?? 0, longestRun(marks)) };
    }
  });
}
