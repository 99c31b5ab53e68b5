import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { type Judge, markOf } from "#domain/games/round/judge.ts";
import { longestRun, marksOf, sayPoints, scoreOf } from "#domain/games/round/score.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { GameView } from "#app/games/game-view.ts";
import { Verdict } from "./verdict.tsx";

type Props<Item> = {
  readonly view: GameView<Item>;
  readonly judge: Judge<Item>;
  readonly items: readonly Item[];
  /** With the one that is judged now. */
  readonly answers: readonly string[];
  readonly endless: boolean;
  readonly onNext: () => void;
  readonly onStop: () => void;
};

/** The answer to a question, why it is so, and the way on. */
export function RoundReveal<Item>(props: Props<Item>) {
  const { view, judge, items, answers, endless, onNext, onStop } = props;
  const item = items[answers.length - 1];
  const answer = answers.at(-1) ?? "";
  if (item === undefined) return null;
  const { Reveal, words } = view;
  const mark = markOf(judge, item, answer);
  const { points, most } = scoreOf(judge, items, answers);
  return (
    <Verdict mark={mark} right={words.right}>
      {Reveal === undefined ? null : <Reveal item={item} answer={answer} isRight={mark === true} />}
      <div className="game-next">
        <button type="button" className="btn btn-primary btn-lg" onClick={onNext}>
          {answers.length === items.length ? words.finish : words.next}
        </button>
        <span className="small quiet num">
          {endless
            ? fillIn(GAME_SCREEN.runSoFar, {
                run: `${longestRun(marksOf(judge, items, answers))}`,
                answered: `${answers.length}`,
              })
            : fillIn(GAME_SCREEN.scoreSoFar, { points: sayPoints(points), most: `${most}` })}
        </span>
        {endless ? (
          <button type="button" className="btn btn-quiet" onClick={onStop}>
            {GAME_SCREEN.stop}
          </button>
        ) : null}
      </div>
    </Verdict>
  );
}
