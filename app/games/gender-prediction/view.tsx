import { GENDER_ITEMS, GENDER_MESSAGES, GENDER_OPTIONS } from "#content/games/gender-prediction.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { openGender } from "#domain/games/gender-prediction/open-gender.ts";
import type { GenderItem } from "#domain/games/gender-prediction/item.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { SharesBar } from "./shares-bar.tsx";

const OPTIONS = Object.values(GENDER_OPTIONS);

export const VIEW = gameView<GenderItem>({
  flow: { intro: false, reveals: true, again: "asking" },
  items: GENDER_ITEMS,
  judge: oneRightAnswer(({ gender }) => GENDER_OPTIONS[gender]),
  asks: () => "Who got this name in the last ten years?",
  about: ({ name }) => name,
  nameOf: ({ name }) => name,
  hint: ({ hint }) => hint,
  answerBy: { kind: "choice", options: () => OPTIONS },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: GENDER_MESSAGES,
  pool: drawnPool(() => import("#data/games/gender-prediction.json"), openGender),
  Reveal,
  plain: ({ name, gender, girls, popularity, hint }) => ({
    question: `Who got the name ${name} in the last ten years? Hint: ${hint}`,
    choices: Object.values(GENDER_OPTIONS),
    answer: `${GENDER_OPTIONS[gender]}: ${girls}% girls. Popularity: ${popularity}.`,
  }),
});

function Reveal({ item: { name, popularity, girls } }: RevealProps<GenderItem>) {
  return (
    <>
      <p className="game-why num">{fillIn(GAME_SCREEN.popularity, { popularity })}</p>
      <SharesBar girls={girls} name={name} />
      <p className="meta">
        Births in the last ten years. Girl or boy means 90% or more, unisex at least 30% of each. Source: US
        Social Security Administration.
      </p>
      <NameLink name={name} />
    </>
  );
}
