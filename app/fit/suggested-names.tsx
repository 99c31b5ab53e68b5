import { href, Link } from "react-router";
import { FAMILY_REASON_WORDS } from "#content/fit/family-words.ts";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { fitFragment } from "#domain/fit/fit-link.ts";
import type { RankedName } from "#domain/fit/siblings/rank-siblings.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";

type Props = {
  readonly names: readonly RankedName[];
  /** The field of the full name in which a name is tried, and how that is called. */
  readonly field: "first" | "middle";
  readonly tryWith: string;
};

/** Names, each with its reasons and a way into the full-name check. */
export function SuggestedNames({ names, field, tryWith }: Props) {
  return (
    <ul className="fit-names">
      {names.map(({ name: { letters, written, gender }, reasons }) => (
        <li key={letters}>
          <div>
            <h4>
              <Link className="name-link" to={href("/names/:slug", { slug: letters })}>
                {written}
              </Link>
            </h4>
            {gender === null ? null : <GenderTag gender={gender} />}
          </div>
          <Link
            className="fit-try noprint"
            to={{ pathname: PATHS.fit, hash: fitFragment({ [field]: written }) }}
          >
            {FIT_PAGE.siblings.try}
            <span className="vh">{fillIn(tryWith, { name: written })}</span>
          </Link>
          <ul>
            {reasons.map(({ kind, facts }) => (
              <li key={kind}>{fillIn(FAMILY_REASON_WORDS[kind], facts)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
