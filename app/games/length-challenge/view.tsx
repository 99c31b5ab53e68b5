import { LENGTH_ITEMS, LENGTH_MESSAGES } from "#content/games/length-challenge.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { openLength } from "#domain/games/length-challenge/open-length.ts";
import type { LengthItem } from "#domain/games/length-challenge/item.ts";
import { oneRightAnswer } from "#domain/games/round/judge.ts";
import { LENGTH_CLASSES, lengthClassOf } from "#domain/games/length-challenge/length-class.ts";
import { plural } from "#domain/locale/plural.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import "./beats.css";

export const VIEW = gameView<LengthItem>({
  flow: { intro: false, reveals: true, again: "asking" },
  items: LENGTH_ITEMS,
  judge: oneRightAnswer(({ syllables }) => lengthClassOf(syllables)),
  asks: () => "How long is this name, said aloud?",
  about: ({ name }) => name,
  nameOf: ({ name }) => name,
  hint: ({ hint }) => hint,
  answerBy: { kind: "choice", options: () => LENGTH_CLASSES },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: LENGTH_MESSAGES,
  pool: drawnPool(() => import("#data/games/length-challenge.json"), openLength),
  Reveal,
  plain: ({ name, syllables, say, hint }) => ({
    question: `How long is ${name}, said aloud? Hint: ${hint}`,
    choices: [],
    answer: `${lengthClassOf(syllables)}: ${say}.`,
  }),
});

/** The syllables of the name, one clap after another. */
function Reveal({ item: { name, say, syllables } }: RevealProps<LengthItem>) {
  return (
    <>
      <p className="game-why">{fillIn(plural(syllables, GAME_SCREEN.hasSyllables), { name })}</p>
      <ol className="game-beats">
        {say.split("-").map((beat, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a syllable is its place: the same sound may come twice
          <li key={place}>{beat}</li>
        ))}
      </ol>
      <NameLink name={name} />
    </>
  );
}
