import { MEANING_ITEMS, MEANING_MESSAGES } from "#content/games/name-meaning-quiz.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { openMeaning } from "#domain/games/name-meaning-quiz/open-meaning.ts";
import type { MeaningItem } from "#domain/games/name-meaning-quiz/item.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { Tick } from "#app/games/question/tick.tsx";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { Why } from "#app/games/reveal/why.tsx";

const JUDGE = oneRightAnswer<MeaningItem>(({ correct }) => correct);

export const VIEW = gameView<MeaningItem>({
  flow: { intro: false, reveals: false, again: "asking" },
  items: MEANING_ITEMS,
  judge: JUDGE,
  asks: ({ question }) => question,
  nameOf: ({ name }) => name,
  answerBy: { kind: "choice", options: ({ options }) => options },
  words: { next: "Next Question", finish: "Finish Quiz", again: "Play Again" },
  messages: MEANING_MESSAGES,
  pool: drawnPool(() => import("#data/games/name-meaning-quiz.json"), openMeaning),
  Reveal,
  Outcome,
  plain: ({ question, options, correct, explanation }) => ({
    question,
    choices: options,
    answer: `${sentence(correct)} ${explanation}`,
  }),
});

function Reveal({ item }: RevealProps<MeaningItem>) {
  return <Why {...item} />;
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
            <Tick mark={isRight} />
            <div>
              <h3>
                {item.name}: {item.correct}
              </h3>
              {isRight ? null : (
                <p className="small quiet">
                  {GAME_SCREEN.yourAnswer} {given}
                </p>
              )}
              <p>{item.explanation}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
