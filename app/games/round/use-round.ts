import { useState } from "react";
import { type StoredRound, SEEN_ITEMS } from "#domain/games/round/stored-games.ts";
import { withLeft } from "#domain/games/round/left-round.ts";
import { firstPlay, type Flow, type Move, movePlay, placeOf, type Play } from "#domain/games/round/play.ts";
import type { Round } from "#domain/games/round/round.ts";
import { keepGame } from "#app/games/progress/kept-games.ts";

type Asked = {
  readonly id: string;
  readonly flow: Flow;
  readonly round: Round;
  /** Of the items, where they come from a pool. */
  readonly ids: readonly string[];
  readonly kept: StoredRound | undefined;
  readonly onFinish: (answers: readonly string[]) => void;
};

/** Plays a round by the rules, and writes down after each move where it stands. */
export function useRound({ id, flow, round, ids, kept, onFinish }: Asked) {
  const [play, setPlay] = useState<Play>(() => (kept === undefined ? firstPlay(flow) : resume(kept)));
  const go = (...moves: readonly Move[]) => {
    const next = moves.reduce((now, move) => movePlay(flow, now, move), play);
    if (next === play) return;
    setPlay(next);
    keepRound(id, round, next, ids[placeOf(next)] ?? "");
    if (next.stage === "finished" && play.stage !== "finished") onFinish(next.answers);
  };
  return { play, go };
}

function resume({ stage, answers, choice }: StoredRound): Play {
  return stage === "asking" ? { stage, answers, choice } : { stage, answers };
}

/** A round that has not begun, or is over, is not worth continuing. What an endless round has asked is not asked again soon. */
function keepRound(id: string, round: Round, play: Play, at: string): void {
  keepGame(id, (game) => {
    const left = leftBy(play);
    return {
      ...withLeft(game, round, left === null ? null : { round, at, ...left }),
      ...(round.mode === "endless" && play.stage === "revealed"
        ? { seen: [...(game.seen ?? []), at].slice(-SEEN_ITEMS) }
        : {}),
    };
  });
}

function leftBy(play: Play): Pick<StoredRound, "stage" | "answers" | "choice"> | null {
  switch (play.stage) {
    case "asking":
      return play.answers.length === 0 && play.choice === "" ? null : play;
    case "revealed":
      return { ...play, choice: "" };
    case "intro":
    case "finished":
      return null;
  }
}
