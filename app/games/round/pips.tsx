import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { Mark } from "#domain/games/round/judge.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "./pips.css";

type Props = {
  /** Right, wrong and half right so far; null where the game does not tell yet. */
  readonly marks: readonly (Mark | null)[];
  /** The question that is asked or revealed, from 0. */
  readonly place: number;
  readonly questions: number;
};

/** How far a round has come: a bar for each question. */
export function Pips({ marks, place, questions }: Props) {
  const places = Array.from({ length: questions }, (_, at) => at);
  return (
    <div className="game-progress">
      <span className="small num">
        {fillIn(GAME_SCREEN.placeOf, { place: `${place + 1}`, all: `${questions}` })}
      </span>
      <div className="game-pips" role="img" aria-label={inWords(marks, place, questions)}>
        {places.map((at) => (
          <i key={at} data-mark={markOf(marks[at])} data-now={at === place ? "" : undefined} />
        ))}
      </div>
    </div>
  );
}

function markOf(mark: Mark | null | undefined): string | undefined {
  if (mark === undefined) return undefined;
  if (mark === null) return "given";
  if (mark === "half") return "half";
  return mark ? "right" : "missed";
}

function inWords(marks: Props["marks"], place: number, questions: number): string {
  const right = marks.filter((mark) => mark === true).length;
  const missed = marks.filter((mark) => mark === false).length;
  const half = marks.filter((mark) => mark === "half").length;
  const halves = half === 0 ? "" : `${half} half right, `;
  const told = right + missed + half === 0 ? "" : `${right} right, ${halves}${missed} missed, `;
  const whole = `${told}question ${place + 1} of ${questions}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
