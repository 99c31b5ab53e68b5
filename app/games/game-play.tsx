import { useState } from "react";
import type { KeptRound } from "#domain/games/kept.ts";
import type { Round } from "#domain/games/round.ts";
import type { GameProps } from "./game-props.ts";
import { GameRound } from "./game-round.tsx";
import type { GameView } from "./game-view.ts";
import { keptGames } from "./kept-games.ts";
import { LeftRound } from "./left-round.tsx";
import { PoolRound } from "./pool-round.tsx";

type Props<Item> = GameProps & { readonly view: GameView<Item> };

type Asked = {
  readonly round: Round;
  readonly kept: KeptRound | undefined;
  /** Counts the rounds, so that each begins anew. The first leaves the focus on the game's title. */
  readonly turn: number;
};

const DEFAULT: Round = { mode: "default" };

/** A game: its default round first, or the one that was left; then whatever round is asked for. */
export function GamePlay<Item>({ view, resumes }: Props<Item>) {
  const [left, setLeft] = useState(() => leftRound(view));
  const [asked, setAsked] = useState<Asked>({ round: left?.round ?? DEFAULT, kept: left, turn: 0 });
  const ask = (round: Round, kept?: KeptRound) => setAsked({ round, kept, turn: asked.turn + 1 });

  if (left !== undefined && !resumes && asked.turn === 0) {
    return (
      <LeftRound
        left={left}
        questions={left.round.mode === "default" ? view.items.length : null}
        onContinue={() => ask(left.round, left)}
        onOver={() => {
          setLeft(undefined);
          ask(DEFAULT);
        }}
      />
    );
  }
  const { round, kept, turn } = asked;
  const common = { view, round, kept, takesFocus: turn > 0, onRound: ask } as const;
  return round.mode === "default" ? (
    <GameRound key={turn} {...common} items={view.items} ids={[]} />
  ) : (
    <PoolRound key={turn} {...common} round={round} />
  );
}

/** The round that was left in the middle; not one that another edition of the questions has cut short. */
function leftRound<Item>({ id, items }: GameView<Item>): KeptRound | undefined {
  const left = keptGames()[id]?.round;
  if (left === undefined || left.round.mode !== "default") return left;
  return left.answers.length - (left.stage === "revealed" ? 1 : 0) < items.length ? left : undefined;
}
