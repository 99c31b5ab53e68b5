import { useState } from "react";
import type { StoredRound } from "#domain/games/round/stored-games.ts";
import { answersOf, type Flow, type Move, placeOf } from "#domain/games/round/play.ts";
import type { Round } from "#domain/games/round/round.ts";
import type { GameView } from "#app/games/game-view.ts";
import type { Game } from "#app/games/game.ts";
import { useStoredGames } from "#app/games/progress/kept-games.ts";
import { rememberResult } from "#app/games/progress/remember-result.ts";
import { RoundEnd } from "#app/games/result/round-end.tsx";
import { Intro } from "./intro.tsx";
import { MoreRounds } from "./more-rounds.tsx";
import { RoundOpen } from "./round-open.tsx";
import { useGameKeys } from "./use-game-keys.ts";
import { useRound } from "./use-round.ts";

type Props<Item> = {
  readonly game: Game;
  readonly view: GameView<Item>;
  readonly items: readonly Item[];
  /** Ids of the items, where they come from a pool. */
  readonly ids: readonly string[];
  readonly round: Round;
  /** Where the round was left. */
  readonly kept: StoredRound | undefined;
  /** Whether the first question takes the focus: not where the game's title has it. */
  readonly takesFocus: boolean;
  readonly onRound: (round: Round) => void;
};

/** A round from its first question to its result. */
export function GameRound<Item>({ game, view, items, ids, round, kept, takesFocus, onRound }: Props<Item>) {
  const { mode } = round;
  const flow: Flow =
    mode === "default"
      ? { ...view.flow, questions: items.length }
      : { intro: false, reveals: true, again: "asking", questions: items.length };
  const judge = mode === "default" ? view.judge : (view.openJudge ?? view.judge);
  const { play, go } = useRound({
    id: game.id,
    flow,
    round,
    ids,
    kept,
    onFinish: (given) => rememberResult({ id: game.id, judge, items, round, answers: given }),
  });
  const [hasMoved, setHasMoved] = useState(takesFocus);
  const place = placeOf(play);
  const item = items[place];
  const answers = answersOf(play);
  const act = (...moves: readonly Move[]) => {
    if (moves.some(({ kind }) => kind !== "choose")) setHasMoved(true);
    go(...moves);
  };
  const choose = (choice: string) => {
    act({ kind: "choose", choice }, ...(judge === null ? ([{ kind: "submit" }] as const) : []));
  };
  const options = item !== undefined && view.answerBy.kind === "choice" ? view.answerBy.options(item) : [];
  useGameKeys({ play, options, isFinal: judge === null, choose, go: act });

  if (play.stage === "intro") {
    return (
      <>
        <Intro view={view} onStart={() => act({ kind: "start" })} />
        <OtherRounds game={game} view={view} onRound={onRound} />
      </>
    );
  }
  if (play.stage === "finished" || item === undefined) {
    return (
      <RoundEnd
        game={game}
        view={view}
        judge={judge}
        items={items}
        answers={answers}
        round={round}
        onAgain={() => act({ kind: "again" })}
        onRound={onRound}
      />
    );
  }
  return (
    <>
      <RoundOpen
        view={view}
        judge={judge}
        flow={flow}
        items={items}
        item={item}
        play={play}
        endless={mode === "endless"}
        takesFocus={hasMoved}
        onChoose={choose}
        onMove={act}
      />
      {mode === "default" && answers.length === 0 ? (
        <OtherRounds game={game} view={view} onRound={onRound} />
      ) : null}
    </>
  );
}

/** Whoever has played the default round to its end may go on to the others without playing it again. */
function OtherRounds<Item>({ game, view, onRound }: Pick<Props<Item>, "game" | "view" | "onRound">) {
  const { best } = useStoredGames()[game.id] ?? {};
  return best === undefined || view.pool === undefined ? null : <MoreRounds id={game.id} onRound={onRound} />;
}
