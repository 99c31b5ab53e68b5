import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { sayPoints } from "#domain/games/round/score.ts";
import type { DailyResult } from "#domain/games/round/stored-games.ts";
import type { Round } from "#domain/games/round/round.ts";
import type { Game } from "#app/games/game.ts";
import { MoreRounds } from "#app/games/round/more-rounds.tsx";
import { Outcome } from "./outcome.tsx";
import { ShareDaily } from "./share-daily.tsx";

type Props = {
  readonly game: Game;
  readonly done: DailyResult;
  readonly onRound: (round: Round) => void;
};

/** The daily round can be played once a day. */
export function DailyDone({ game, done, onRound }: Props) {
  return (
    <Outcome heading={`${GAME_SCREEN.today} ${sayPoints(done.points)}/${done.most}`}>
      <p className="game-message">{GAME_SCREEN.playedToday}</p>
      <ShareDaily game={game} result={done} />
      <MoreRounds id={game.id} onRound={onRound} />
    </Outcome>
  );
}
