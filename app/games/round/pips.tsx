import "./pips.css";

type Props = {
  /** Right and wrong so far; null where the game does not tell yet. */
  readonly marks: readonly (boolean | null)[];
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
        {place + 1} of {questions}
      </span>
      <div className="game-pips" role="img" aria-label={inWords(marks, place, questions)}>
        {places.map((at) => (
          <i key={at} data-mark={markOf(marks[at])} data-now={at === place ? "" : undefined} />
        ))}
      </div>
    </div>
  );
}

function markOf(mark: boolean | null | undefined): string | undefined {
  if (mark === undefined) return undefined;
  if (mark === null) return "given";
  return mark ? "right" : "missed";
}

function inWords(marks: Props["marks"], place: number, questions: number): string {
  const right = marks.filter((mark) => mark === true).length;
  const missed = marks.filter((mark) => mark === false).length;
  const told = right + missed === 0 ? "" : `${right} right, ${missed} missed, `;
  const whole = `${told}question ${place + 1} of ${questions}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
