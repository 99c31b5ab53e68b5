import { ORIGIN_ITEMS, ORIGIN_MESSAGES } from "#content/games/origin-matching.ts";
import type { OriginItem } from "#domain/games/round/pool-entry.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { GameView, RevealProps } from "#app/games/game-view.ts";
import { drawFromPool } from "#app/games/pool/draw-from-pool.ts";
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { GamePlay } from "#app/games/round/game-play.tsx";
import { Journey } from "./journey.tsx";

const VIEW: GameView<OriginItem> = {
  id: "origin-matching",
  flow: { intro: false, reveals: true, again: "asking" },
  items: ORIGIN_ITEMS,
  judge: oneRightAnswer(({ correct }) => correct),
  asks: () => "Where does this name come from?",
  about: ({ name }) => name,
  answerBy: { kind: "choice", options: ({ options }) => options },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: ORIGIN_MESSAGES,
  draw: (round) => drawFromPool("origin-matching", round, ROUND_LENGTH[round.mode]),
  Reveal,
};

export function Game(props: GameProps) {
  return <GamePlay {...props} view={VIEW} />;
}

function Reveal({ item: { name, correct, explanation, source } }: RevealProps<OriginItem>) {
  return (
    <>
      <Journey from={correct} name={name} />
      <p className="game-why">{explanation}</p>
      {source === undefined ? null : <p className="meta">Source: {source}</p>}
      <NameLink name={name} />
    </>
  );
}
