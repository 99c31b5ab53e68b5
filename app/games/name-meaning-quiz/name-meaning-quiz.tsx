import { MEANING_ITEMS, MEANING_MESSAGES } from "#content/games/name-meaning-quiz.ts";
import type { MeaningItem } from "#domain/games/round/pool-entry.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { GameView, RevealProps } from "#app/games/game-view.ts";
import { drawFromPool } from "#app/games/pool/draw-from-pool.ts";
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { Tick } from "#app/games/question/tick.tsx";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { GamePlay } from "#app/games/round/game-play.tsx";

const JUDGE = oneRightAnswer<MeaningItem>(({ correct }) => correct);

const VIEW: GameView<MeaningItem> = {
  id: "name-meaning-quiz",
  flow: { intro: false, reveals: false, again: "asking" },
  items: MEANING_ITEMS,
  judge: JUDGE,
  asks: ({ question }) => question,
  answerBy: { kind: "choice", options: ({ options }) => options },
  words: { next: "Next Question", finish: "Finish Quiz", again: "Play Again" },
  messages: MEANING_MESSAGES,
  draw: (round) => drawFromPool("name-meaning-quiz", round, ROUND_LENGTH[round.mode]),
  Reveal,
  Outcome,
};

export function Game(props: GameProps) {
  return <GamePlay {...props} view={VIEW} />;
}

function Reveal({ item: { name, explanation, source } }: RevealProps<MeaningItem>) {
  return (
    <>
      <p className="game-why">{explanation}</p>
      {source === undefined ? null : <p className="meta">Source: {source}</p>}
      <NameLink name={name} />
    </>
  );
}

/** All answers at the end: while asking, nothing is told. */
function Outcome({
  items,
  answers,
}: {
  readonly items: readonly MeaningItem[];
  readonly answers: readonly string[];
}) {
  return (
    <ol className="game-list">
      {items.map((item, place) => {
        const given = answers[place] ?? "";
        const isRight = JUDGE.isRight(item, given);
        return (
          <li key={item.question}>
            <Tick right={isRight} />
            <div>
              <h3>
                {item.name}: {item.correct}
              </h3>
              {isRight ? null : <p className="small quiet">Your answer: {given}</p>}
              <p>{item.explanation}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
