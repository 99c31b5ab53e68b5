import { LENGTH_ITEMS, LENGTH_MESSAGES } from "#content/games/length-challenge.ts";
import type { LengthItem } from "#domain/games/item.ts";
import { oneRightAnswer } from "#domain/games/judge.ts";
import { LENGTH_CLASSES, lengthClassOf } from "#domain/games/length-class.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { GameView, RevealProps } from "#app/games/game-view.ts";
import { drawFromPool } from "#app/games/pool/draw-from-pool.ts";
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { GamePlay } from "#app/games/round/game-play.tsx";
import "./beats.css";

const VIEW: GameView<LengthItem> = {
  id: "length-challenge",
  flow: { intro: false, reveals: true, again: "asking" },
  items: LENGTH_ITEMS,
  judge: oneRightAnswer(({ syllables }) => lengthClassOf(syllables)),
  asks: () => "How long is this name, said aloud?",
  about: ({ name }) => name,
  hint: ({ hint }) => hint,
  answerBy: { kind: "choice", options: () => LENGTH_CLASSES },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: LENGTH_MESSAGES,
  draw: (round) => drawFromPool("length-challenge", round, ROUND_LENGTH[round.mode]),
  Reveal,
};

export function Game(props: GameProps) {
  return <GamePlay {...props} view={VIEW} />;
}

/** The beats of the name, one clap after another. */
function Reveal({ item: { name, say, syllables } }: RevealProps<LengthItem>) {
  return (
    <>
      <p className="game-why">
        {name} has {syllables === 1 ? "one beat" : `${syllables} beats`}.
      </p>
      <ol className="game-beats">
        {say.split("-").map((beat, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a beat is its place: the same sound may come twice
          <li key={place}>{beat}</li>
        ))}
      </ol>
      <NameLink name={name} />
    </>
  );
}
