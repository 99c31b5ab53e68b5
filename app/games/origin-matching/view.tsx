import { ORIGIN_ITEMS, ORIGIN_MESSAGES } from "#content/games/origin-matching.ts";
import { openOrigin } from "#domain/games/origin-matching/open-origin.ts";
import type { OriginItem } from "#domain/games/origin-matching/item.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { Why } from "#app/games/reveal/why.tsx";
import { Journey } from "./journey.tsx";

export const VIEW = gameView<OriginItem>({
  flow: { intro: false, reveals: true, again: "asking" },
  items: ORIGIN_ITEMS,
  judge: oneRightAnswer(
    ({ correct }) => correct,
    ({ alsoTrue }, given) => given === alsoTrue,
  ),
  asks: () => "Where does this name come from?",
  about: ({ name }) => name,
  nameOf: ({ name }) => name,
  answerBy: { kind: "choice", options: ({ options }) => options },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: ORIGIN_MESSAGES,
  pool: drawnPool(() => import("#data/games/origin-matching.json"), openOrigin),
  Reveal,
  plain: ({ name, options, correct, explanation }) => ({
    question: `Where does ${name} come from?`,
    choices: options,
    answer: `${correct}. ${explanation}`,
  }),
});

function Reveal({ item }: RevealProps<OriginItem>) {
  return (
    <>
      <Journey from={item.correct} name={item.name} />
      <Why {...item} />
    </>
  );
}
