import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { CRISIS_WORDS } from "#content/directory/crisis-words.ts";
import "./crisis-strip.css";
import "#app/ui/fold.css";

const { title, whatHappens } = CRISIS_WORDS;

/** Before all else: whom to call at once. */
export function CrisisStrip() {
  return (
    <section className="dir-crisis" aria-labelledby="crisis">
      <h2 id="crisis">{title}</h2>
      <ul>
        {CRISIS_LINES.map(({ name, number, tel }) => {
          // "1-833-TLC-MAMA (1-833-852-6262)": letters to remember, figures to dial.
          const [first = number, figures] = number.split(" (");
          return (
            <li key={tel}>
              <a className="num" href={tel}>
                <b>{first}</b>
                {figures === undefined ? null : <span> ({figures}</span>} <span>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <details className="fold-link">
        <summary>{whatHappens}</summary>
        <dl>
          {CRISIS_LINES.map(({ number, tel, note }) => (
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
