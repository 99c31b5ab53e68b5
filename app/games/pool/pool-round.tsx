import { useState } from "react";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { StoredRound } from "#domain/games/round/stored-games.ts";
import type { PoolEntry } from "#domain/games/round/pool-entry.ts";
import type { PoolRoundAsked, Round } from "#domain/games/round/round.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import type { GameView } from "#app/games/game-view.ts";
import type { Game } from "#app/games/game.ts";
import { storedGames } from "#app/games/progress/kept-games.ts";
import { DailyDone } from "#app/games/result/daily-done.tsx";
import { GameRound } from "#app/games/round/game-round.tsx";

type Props<Item> = {
  readonly game: Game;
  readonly view: GameView<Item>;
  readonly round: PoolRoundAsked;
  readonly kept: StoredRound | undefined;
  readonly takesFocus: boolean;
  readonly onRound: (round: Round) => void;
};

/** A round that is drawn from the pool of a game: the pool is fetched first. */
export function PoolRound<Item>({ game, view, round, kept, takesFocus, onRound }: Props<Item>) {
  const [done] = useState(() =>
    kept === undefined && round.mode === "daily" ? doneOn(round.date, game) : null,
  );
  const { pool } = view;
  const drawn = useLoaded(() => pool?.draw(round) ?? Promise.reject(new Error("This game has no pool.")), {
    key: done === null ? "" : null,
  });

  if (done !== null) return <DailyDone game={game} done={done} onRound={onRound} />;
  if (drawn.state === "loading") return <p className="game-wait quiet">{GAME_SCREEN.loading}</p>;
  if (drawn.state === "failed") {
    return (
      <TryAgain
        words={GAME_SCREEN.offline}
        retry={drawn.retry}
        className="game-intro"
        row="game-next"
        button="btn btn-primary btn-lg"
      >
        <button type="button" className="btn btn-lg" onClick={() => onRound({ mode: "default" })}>
          {GAME_SCREEN.playFirst}
        </button>
      </TryAgain>
    );
  }
  const entries = drawn.value;
  return (
    <GameRound
      game={game}
      view={view}
      items={entries.map(({ item }) => item)}
      ids={entries.map(({ id }) => id)}
      round={round}
      kept={kept !== undefined && isSamePool(kept, entries) ? kept : undefined}
      takesFocus={takesFocus}
      onRound={onRound}
    />
  );
}

/** Whether the pool still draws what it drew when the round was left. */
function isSamePool<Item>({ stage, answers, at }: StoredRound, drawn: readonly PoolEntry<Item>[]): boolean {
  return drawn[answers.length - (stage === "revealed" ? 1 : 0)]?.id === at;
}

function doneOn(date: string, { id }: Game) {
  const daily = storedGames()[id]?.daily;
  return daily?.date === date ? daily : null;
}
