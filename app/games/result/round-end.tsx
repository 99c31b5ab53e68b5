import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { Judge } from "#domain/games/round/judge.ts";
import type { Round } from "#domain/games/round/round.ts";
import { longestRun, marksOf, sayPoints, scoreOf } from "#domain/games/round/score.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { GameView } from "#app/games/game-view.ts";
import type { Game } from "#app/games/game.ts";
import { MoreRounds } from "#app/games/round/more-rounds.tsx";
import { AnswersGiven } from "./answers-given.tsx";
import { Outcome, ScoreLine } from "./outcome.tsx";
import { ShareDaily } from "./share-daily.tsx";

type Props<Item> = {
  readonly game: Game;
  readonly view: GameView<Item>;
  readonly judge: Judge<Item> | null;
  readonly items: readonly Item[];
  readonly answers: readonly string[];
  readonly round: Round;
  readonly onAgain: () => void;
  readonly onRound: (round: Round) => void;
};

/** What came of a round, and what can be played now. */
export function RoundEnd<Item>({ game, view, judge, items, answers, round, onAgain, onRound }: Props<Item>) {
  const { Outcome: Own, words, messages } = view;
  const again = (
    <div className="game-next">
      <button type="button" className="btn btn-primary btn-lg" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
  if (judge === null || messages === undefined) {
    return (
      <Outcome heading={GAME_SCREEN.yourMatch}>
        {Own === undefined ? null : <Own items={items} answers={answers} />}
        {again}
      </Outcome>
    );
  }
  const more = view.pool === undefined ? null : <MoreRounds id={game.id} onRound={onRound} />;
  const marks = marksOf(judge, items, answers);
  const halves = marks.filter((mark) => mark === "half").length;
  const given = <AnswersGiven view={view} judge={judge} items={items} answers={answers} />;
  if (round.mode === "endless") {
    return (
      <Outcome heading={`${GAME_SCREEN.longestRun} ${longestRun(marks)}`}>
        <p className="game-message num">
          {fillIn(halves === 0 ? GAME_SCREEN.answered : GAME_SCREEN.answeredHalf, {
            answered: `${answers.length}`,
            right: `${marks.filter((mark) => mark === true).length}`,
            half: `${halves}`,
          })}
        </p>
        {more}
        {given}
      </Outcome>
    );
  }
  const score = scoreOf(judge, items, answers);
  return (
    <Outcome
      heading={`${sayPoints(score.points)}/${score.most} ${judge.most === 1 ? GAME_SCREEN.correct : GAME_SCREEN.pointsOf}`}
    >
      <ScoreLine score={score} messages={messages} />
      {round.mode === "daily" ? (
        <>
          <ShareDaily
            game={game}
            result={{ date: round.date, points: score.points, most: score.most, marks }}
          />
          {given}
        </>
      ) : (
        <>
          {again}
          {Own === undefined ? given : <Own items={items} answers={answers} />}
        </>
      )}
      {more}
    </Outcome>
  );
}
