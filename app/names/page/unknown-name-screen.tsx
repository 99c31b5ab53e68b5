import { href, Link } from "react-router";
import { NotFoundScreen } from "#app/site/not-found-screen.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import type { UnknownName } from "./unknown-name.ts";

/** The 404 screen for a spelling on no record, with the real names nearest to it. */
export function UnknownNameScreen({
  unknown: { text, since, suggestions },
}: {
  readonly unknown: UnknownName;
}) {
  return (
    <NotFoundScreen>
      <p className="mt-4 max-w-measure">
        {`No US birth record since ${since} and no entry of ours spells a name “${text}”. It may still be one: names given to fewer than five babies a year are not published.`}
      </p>
      {suggestions.length === 0 ? null : (
        <>
          <h2 className="mt-8" id="meant">
            Did you mean
          </h2>
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
