import { useEffect, useEffectEvent, useState } from "react";
import type { StoredRound } from "#domain/games/round/stored-games.ts";
import { begunOf, leftRound } from "#domain/games/round/left-round.ts";
import type { Round } from "#domain/games/round/round.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { GameView } from "#app/games/game-view.ts";
import type { Game } from "#app/games/game.ts";
import { storedGames, startOver } from "#app/games/progress/kept-games.ts";
import { PoolRound } from "#app/games/pool/pool-round.tsx";
import { localToday } from "#app/device/local-today.ts";
import { onForgotten } from "#app/device/forgotten.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { GameRound } from "./game-round.tsx";
import { LeftRound } from "./left-round.tsx";

type Props<Item> = GameProps & { readonly game: Game; readonly view: GameView<Item> };

type Asked = {
  readonly round: Round;
  readonly kept: StoredRound | undefined;
  /** Counts the rounds, so that each begins anew. */
  readonly turn: number;
  /** Not the first one, which leaves the focus on the game's title. */
  readonly takesFocus: boolean;
};

const DEFAULT: Round = { mode: "default" };

/** A game: its default round first, or the one that was left. What the browser keeps is read once the page is alive. */
export function GamePlay<Item>(props: Props<Item>) {
  const { game, view, opening } = props;
  const isHydrated = useHydrated();
  const [kept] = useState(() => (opening === "anew" || opening === "daily" ? undefined : leftOf(game, view)));
  const left = isHydrated ? kept : undefined;
  // Nothing that was tapped on the first question counts for the one that was left.
  return <Rounds key={left === undefined ? "first" : "left"} {...props} left={left} />;
}

/** The round that was left, or the default one; then whatever round is asked for. */
function Rounds<Item>({
  game,
  view,
  opening,
  left,
}: Props<Item> & { readonly left: StoredRound | undefined }) {
  const [asked, setAsked] = useState<Asked>(() => {
    const round = opening === "daily" ? dailyNow() : (left?.round ?? DEFAULT);
    const kept = opening === "daily" ? begunOf(storedGames()[game.id] ?? {}, round) : left;
    return { round, kept, turn: 0, takesFocus: false };
  });
  const begin = (round: Round, kept: StoredRound | undefined, takesFocus: boolean) =>
    setAsked({ round, kept, turn: asked.turn + 1, takesFocus });
  const ask = (round: Round) => begin(round, begunOf(storedGames()[game.id] ?? {}, round), true);
  // The focus stays where that was asked for, below the game.
  const forget = useEffectEvent(() => begin(DEFAULT, undefined, false));
  useEffect(() => onForgotten(() => forget()), []);

  if (left !== undefined && opening === "asks" && asked.turn === 0) {
    return (
      <LeftRound
        left={left}
        questions={left.round.mode === "default" ? view.items.length : null}
        onContinue={() => begin(left.round, left, true)}
        onOver={() => {
          startOver(game.id);
          ask(DEFAULT);
        }}
      />
    );
  }
  const { round, kept, turn, takesFocus } = asked;
  const common = { game, view, round, kept, takesFocus, onRound: ask } as const;
  return round.mode === "default" ? (
    <GameRound key={turn} {...common} items={view.items} ids={[]} />
  ) : (
    <PoolRound key={turn} {...common} round={round} />
  );
}

function dailyNow(): Round {
  return { mode: "daily", date: localToday() };
}

/** The round that was left in the middle; not one that another edition of the questions has cut short. */
function leftOf<Item>({ id }: Game, { items }: GameView<Item>): StoredRound | undefined {
  const left = leftRound(storedGames()[id] ?? {});
  if (left === undefined || left.round.mode !== "default") return left;
  return left.answers.length - (left.stage === "revealed" ? 1 : 0) < items.length ? left : undefined;
}
