import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { CRISIS_WORDS } from "#content/directory/crisis-words.ts";
import "./crisis-strip.css";
import "#app/ui/fold.css";

const { title, whatHappens } = CRISIS_WORDS;

type Props = {
  /** The address of the line that fits what was said: it stands first. */
  readonly first?: string | undefined;
};

/** Before all else: whom to call at once. */
export function CrisisStrip({ first }: Props) {
  const lines = CRISIS_LINES.toSorted(
    (one, other) => Number(other.tel === first) - Number(one.tel === first),
  );
  return (
    <section className="dir-crisis" aria-labelledby="crisis">
      <h2 id="crisis">{title}</h2>
      <ul>
        {lines.map(({ name, number, tel }) => {
          // "1-833-TLC-MAMA (1-833-852-6262)": letters to remember, figures to dial.
          const [called = number, figures] = number.split(" (");
          return (
            <li key={tel}>
              <a className="num" href={tel}>
                <b>{called}</b>
                {figures === undefined ? null : <span> ({figures}</span>} <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <details className="fold-link">
        <summary>{whatHappens}</summary>
        <dl>
          {lines.map(({ number, tel, note }) => (
            <div key={tel}>
              <dt className="num">{number}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
