import { Fragment } from "react";
import { Link } from "react-router";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import type { CorrectionsView, CorrectionView } from "./build-corrections-view.ts";
import "./corrections-list.css";
import "#app/ui/fold.css";

const { list } = CORRECTIONS_PAGE;

/** What was wrong and is right now: the newest, and the others folded below them. */
export function CorrectionsList({ newest, earlier }: CorrectionsView) {
  return (
    <>
      <Told corrections={newest} />
      {earlier.length === 0 ? null : (
        <details className="fold cor-earlier">
          <summary>{list.earlier.replace("{count}", String(namesIn(earlier)))}</summary>
          <Told corrections={earlier} />
        </details>
      )}
    </>
  );
}

function Told({ corrections }: { readonly corrections: readonly CorrectionView[] }) {
  return (
    <ol className="cor-list">
      {corrections.map(({ day, date, field, changes, reason, source }) => (
        <li key={[day, field, reason, changes[0]?.names[0]?.name].join(" ")}>
          {changes.map(({ names, from, to }) => (
            <Fragment key={`${from} ${to}`}>
              <h3>
                {names.map(({ name, href }, place) => (
                  <Fragment key={name}>
                    {place === 0 ? null : ", "}
                    <Link to={href}>{name}</Link>
                  </Fragment>
                ))}
              </h3>
              <p>
                <span className="quiet">{list.before}</span> {from}
                <br />
                <span className="quiet">{list.now}</span> <b>{to}</b>
              </p>
            </Fragment>
          ))}
          <p className="quiet">
            {field}, <time dateTime={day}>{date}</time>. {reason}
            {source === null ? null : (
              <>
                {" "}
                {source.address === null ? source.title : <a href={source.address}>{source.title}</a>}
                {`${source.place}.`}
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function namesIn(corrections: readonly CorrectionView[]): number {
  return corrections.flatMap(({ changes }) => changes.flatMap(({ names }) => names)).length;
}
