import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { SCRAMBLE_ITEMS, SCRAMBLE_MESSAGES } from "#content/games/word-scramble.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { hintLadder } from "#domain/games/word-scramble/hint-ladder.ts";
import type { ScrambleItem } from "#domain/games/word-scramble/item.ts";
import { isAlsoAName, OPEN_SCRAMBLE, SCRAMBLE } from "#domain/games/word-scramble/scramble.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { Facts } from "#app/games/reveal/facts.tsx";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import "./tiles.css";

export const VIEW = gameView<ScrambleItem>({
  flow: { intro: false, reveals: true, again: "asking" },
  items: SCRAMBLE_ITEMS,
  judge: SCRAMBLE,
  openJudge: OPEN_SCRAMBLE,
  asks: () => "Which name is this?",
  about: ({ scrambled }) => scrambled,
  About: Tiles,
  hint: ({ hint }) => hint,
  moreHints: ({ original }) => hintLadder(original),
  nameOf: ({ original }) => asName(original),
  answerBy: { kind: "letters", label: "Your guess" },
  words: { submit: "Submit Answer", next: "Next Name", finish: "Finish Game", again: "Play Again" },
  messages: SCRAMBLE_MESSAGES,
  pool: drawnPool(() => import("#data/games/word-scramble.json"), openScramble),
  Reveal,
  plain: ({ original, scrambled, hint }) => ({
    question: `${scrambled}: which name is this? Hint: ${hint}`,
    choices: [],
    answer: `${original}.`,
  }),
});

/** Letters as tiles. At the reveal they fall into place, one after another. */
function Tiles({ item, revealed }: { readonly item: ScrambleItem; readonly revealed: boolean }) {
  const letters = revealed ? item.original : item.scrambled;
  return (
    <>
      <span className="vh">{revealed ? letters : letters.split("").join(" ")}</span>
      <span className="game-tiles" aria-hidden="true" data-told={revealed ? "" : undefined}>
        {letters.split("").map((letter, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tile is its place: letters come twice
          <b key={`${letters} ${place}`}>{letter}</b>
        ))}
      </span>
    </>
  );
}

function Reveal({ item, answer }: RevealProps<ScrambleItem>) {
  const shown = asName(item.original);
  return (
    <>
      {isAlsoAName(item, answer) ? (
        <p className="game-why">{fillIn(GAME_SCREEN.alsoAName, { answer: asName(answer), shown })}</p>
      ) : null}
      <Facts
        facts={[
          ["Correct answer", shown],
          ["Your guess", answer],
        ]}
      />
      <NameLink name={shown} />
    </>
  );
}

/** "LUCY" → "Lucy". */
function asName(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}
