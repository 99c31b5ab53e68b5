import type { DailyResult } from "#domain/games/round/kept.ts";
import type { Round } from "#domain/games/round/round.ts";
import type { GameView } from "#app/games/game-view.ts";
import { MoreRounds } from "#app/games/round/more-rounds.tsx";
import { Outcome } from "./outcome.tsx";
import { ShareDaily } from "./share-daily.tsx";

type Props<Item> = {
  readonly view: GameView<Item>;
  readonly done: DailyResult;
  readonly onRound: (round: Round) => void;
};

/** The daily round can be played once a day. */
export function DailyDone<Item>({ view, done, onRound }: Props<Item>) {
  return (
    <Outcome heading={`Today: ${done.points}/${done.most}`}>
      <p className="game-message">You have played today’s round. Tomorrow there is another.</p>
      <ShareDaily id={view.id} result={done} />
      <MoreRounds id={view.id} onRound={onRound} />
    </Outcome>
  );
}
