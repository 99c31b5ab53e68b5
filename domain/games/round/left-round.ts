import type { StoredGame, StoredRound } from "./stored-games.ts";
import type { Round } from "./round.ts";

/** The round to go on with: the one of a day only where no other was left. */
export function leftRound({ round, today }: StoredGame): StoredRound | undefined {
  return round ?? today;
}

/** Where the round of a day goes on when it is asked for: it is played once, and some of its answers have been told. */
export function begunOf({ today }: StoredGame, round: Round): StoredRound | undefined {
  return round.mode === "daily" && isOfDay(today, round.date) ? today : undefined;
}

/** Keeps where a round stands, in the place of its kind; null where it is not worth continuing. */
export function withLeft(game: StoredGame, { mode }: Round, left: StoredRound | null): StoredGame {
  if (mode === "daily") {
    const { today: _former, ...rest } = game;
    return left === null ? rest : { ...rest, today: left };
  }
  const { round: _former, ...rest } = game;
  return left === null ? rest : { ...rest, round: left };
}

/** Forgets what was left, but for the round of this date. */
export function withoutLeft({ round: _left, today, ...game }: StoredGame, date: string): StoredGame {
  return today !== undefined && isOfDay(today, date) ? { ...game, today } : game;
}

function isOfDay(left: StoredRound | undefined, date: string): boolean {
  return left?.round.mode === "daily" && left.round.date === date;
}
