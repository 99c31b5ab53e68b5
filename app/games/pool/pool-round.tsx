import { useEffect, useState } from "react";
import type { KeptRound } from "#domain/games/round/kept.ts";
import type { PoolEntry } from "#domain/games/round/pool-entry.ts";
import type { PoolRoundAsked, Round } from "#domain/games/round/round.ts";
import type { GameView } from "#app/games/game-view.ts";
import type { Game } from "#app/games/game.ts";
import { keptGames } from "#app/games/kept/kept-games.ts";
import { DailyDone } from "#app/games/result/daily-done.tsx";
import { GameRound } from "#app/games/round/game-round.tsx";
import { drawFromPool } from "./draw-from-pool.ts";

type Props<Item> = {
  readonly game: Game;
  readonly view: GameView<Item>;
  readonly round: PoolRoundAsked;
  readonly kept: KeptRound | undefined;
  readonly takesFocus: boolean;
  readonly onRound: (round: Round) => void;
};

type Drawn<Item> = readonly PoolEntry<Item>[] | "drawing" | "failed";

/** A round that is drawn from the pool of a game: the pool is fetched first. */
export function PoolRound<Item>({ game, view, round, kept, takesFocus, onRound }: Props<Item>) {
  const [drawn, setDrawn] = useState<Drawn<Item>>("drawing");
  const [done] = useState(() =>
    kept === undefined && round.mode === "daily" ? doneOn(round.date, game) : null,
  );
  const { pool } = view;
  useEffect(() => {
    if (drawn !== "drawing") return;
    let isGone = false;
    const settle = (found: Drawn<Item>) => {
      if (!isGone) setDrawn(found);
    };
    if (pool === undefined) settle("failed");
    else drawFromPool(pool, round).then(settle, () => settle("failed"));
    return () => {
      isGone = true;
    };
  }, [drawn, pool, round]);

  if (done !== null) return <DailyDone game={game} done={done} onRound={onRound} />;
  if (drawn === "drawing") return <p className="game-wait quiet">Drawing the names…</p>;
  if (drawn === "failed") {
    return (
      <div className="game-intro" role="alert">
        <p>These questions need the network once, and it is not there.</p>
        <div className="game-next">
          <button type="button" className="btn btn-primary btn-lg" onClick={() => setDrawn("drawing")}>
            Try again
          </button>
          <button type="button" className="btn btn-lg" onClick={() => onRound({ mode: "default" })}>
            Play the first round
          </button>
        </div>
      </div>
    );
  }
  return (
    <GameRound
      game={game}
      view={view}
      items={drawn.map(({ item }) => item)}
      ids={drawn.map(({ id }) => id)}
      round={round}
      kept={kept !== undefined && isSamePool(kept, drawn) ? kept : undefined}
      takesFocus={takesFocus}
      onRound={onRound}
    />
  );
}

/** Whether the pool still draws what it drew when the round was left. */
function isSamePool<Item>({ stage, answers, at }: KeptRound, drawn: readonly PoolEntry<Item>[]): boolean {
  return drawn[answers.length - (stage === "revealed" ? 1 : 0)]?.id === at;
}

function doneOn(date: string, { id }: Game) {
  const daily = keptGames()[id]?.daily;
  return daily?.date === date ? daily : null;
}
