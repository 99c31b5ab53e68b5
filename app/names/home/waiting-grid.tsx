import "#app/names/card/name-grid.css";
import "./waiting-grid.css";
import "#app/names/card/name-rows.css";

type Props = {
  readonly count: number;
  /** As found names stand, each with the reason why it was found. */
  readonly inRows?: boolean;
};

/** Still bars where names will stand: the size of the cards, so that nothing moves when they come. */
export function WaitingGrid({ count, inRows = false }: Props) {
  return (
    <ul className={inRows ? "names rows" : "names"} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className="nm nm-wait">
          <div className="nm-top">
            <span className="bar bar-tag" />
          </div>
          <div className="nm-n">
            <span className="bar bar-name" />
          </div>
          <p className="nm-m">
            <span className="bar bar-gloss" />
            {inRows ? (
              <span className="nm-why">
                <span className="bar bar-why" />
              </span>
            ) : null}
          </p>
          <div className="nm-s">
            <span className="bar bar-spark" />
            <span className="meta">
              <span className="bar bar-count" />
            </span>
          </div>
          <span className="bar bar-save save-form" />
        </li>
      ))}
    </ul>
  );
}
