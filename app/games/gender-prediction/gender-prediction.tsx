import { GENDER_ITEMS, GENDER_MESSAGES, GENDER_OPTIONS } from "#content/games/gender-prediction.ts";
import type { GenderItem } from "#domain/games/round/pool-entry.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { GameView, RevealProps } from "#app/games/game-view.ts";
import { drawFromPool } from "#app/games/pool/draw-from-pool.ts";
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { GamePlay } from "#app/games/round/game-play.tsx";
import { SharesBar } from "./shares-bar.tsx";

const OPTIONS = Object.values(GENDER_OPTIONS);

const VIEW: GameView<GenderItem> = {
  id: "gender-prediction",
  flow: { intro: false, reveals: true, again: "asking" },
  items: GENDER_ITEMS,
  judge: oneRightAnswer(({ gender }) => GENDER_OPTIONS[gender]),
  asks: () => "To whom was this name given in the last ten years?",
  about: ({ name }) => name,
  hint: ({ hint }) => hint,
  answerBy: { kind: "choice", options: () => OPTIONS },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: GENDER_MESSAGES,
  draw: (round) => drawFromPool("gender-prediction", round, ROUND_LENGTH[round.mode]),
  Reveal,
};

export function Game(props: GameProps) {
  return <GamePlay {...props} view={VIEW} />;
}

function Reveal({ item: { name, popularity, girls } }: RevealProps<GenderItem>) {
  return (
    <>
      <p className="game-why num">Popularity: {popularity}.</p>
      <SharesBar girls={girls} name={name} />
      <p className="meta">
        Births of the last ten years. Girl or boy means 90% or more, unisex at least 30% of each. Source: US
        Social Security Administration.
      </p>
      <NameLink name={name} />
    </>
  );
}
