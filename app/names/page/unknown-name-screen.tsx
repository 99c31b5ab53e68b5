import { here, RECORDS } from "#content/site/records-edition.ts";
import { href, Link } from "react-router";
import { DID_YOU_MEAN } from "#content/name-page/section-words.ts";
import { NotFoundScreen } from "#app/site/faults/not-found-screen.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import type { UnknownName } from "./unknown-name.ts";
import "./unknown-name.css";

/** The 404 screen for a spelling on no record, with the real names nearest to it. */
export function UnknownNameScreen({
  unknown: { text, since, suggestions },
}: {
  readonly unknown: UnknownName;
}) {
  return (
    <NotFoundScreen>
      <p>
        {`We found no ${here("birth record")} since ${since} for “${text}”, and we have no entry for it. It may still be a name: names given to fewer than ${RECORDS.floorWord} babies a year aren’t published.`}
      </p>
      {suggestions.length === 0 ? null : (
        <>
          <h2 id="meant">{DID_YOU_MEAN}</h2>
          <ul className="meant" aria-labelledby="meant">
            {suggestions.map(({ id, name, gender }) => (
              <li key={id}>
                <Link to={href("/names/:slug", { slug: id })}>{name}</Link>
                <GenderTag gender={gender} />
              </li>
            ))}
          </ul>
        </>
      )}
    </NotFoundScreen>
  );
}
