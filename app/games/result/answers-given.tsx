import { Link } from "react-router";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { type Judge, markOf } from "#domain/games/round/judge.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { GameView } from "#app/games/game-view.ts";
import { Tick } from "#app/games/question/tick.tsx";

type Props<Item> = {
  readonly view: GameView<Item>;
  readonly judge: Judge<Item>;
  readonly items: readonly Item[];
  readonly answers: readonly string[];
};

/** What was asked in a round, with the right answers and the player's own; names lead to their pages. */
export function AnswersGiven<Item>({ view, judge, items, answers }: Props<Item>) {
  return (
    <ol className="game-list game-given" aria-label={GAME_SCREEN.yourAnswers}>
      {answers.flatMap((given, place) => {
        const item = items[place];
        if (item === undefined) return [];
        const mark = markOf(judge, item, given);
        const name = view.nameOf?.(item);
        const asked = name ?? view.about?.(item) ?? view.asks(item);
        const answer = judge.answer(item);
        const isItself = answer.toLowerCase() === asked.toLowerCase();
        const isExact = given.trim().toLowerCase() === answer.toLowerCase();
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a question is its place: in an endless round it may come back
          <li key={place}>
            <Tick mark={mark} />
            <div>
              <h3>
                {name === undefined ? asked : <Link to={`/names/${foldName(name)}`}>{name}</Link>}
                {isItself ? null : `: ${answer}`}
              </h3>
              {mark === true && isExact ? null : (
                <p className="small quiet">
                  {GAME_SCREEN.yourAnswer} {given}
                  {mark === "half" ? ` ${GAME_SCREEN.halfAPoint}` : null}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
