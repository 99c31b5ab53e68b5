import { Fragment } from "react";
import { Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import type { LineWhose as Whose } from "./compare-words.ts";

const { whose: words } = COMPARE_PAGE;

/** Whose births a line counts, behind its name: "girls · boys", the one that is counted marked. */
export function LineWhose({
  name,
  whose: { ways, sideBySide },
}: {
  readonly name: string;
  readonly whose: Whose;
}) {
  return (
    <span className="cmp-whose" role="group" aria-label={`${words.label} ${name}`}>
      {ways.map(({ word, label, to, chosen }, place) => (
        <Fragment key={word}>
          {place === 0 ? null : <Dot />}
          <Link
            to={to}
            aria-label={label}
            aria-current={chosen ? "true" : undefined}
            className={chosen ? undefined : "noprint"}
            preventScrollReset
          >
            {word}
          </Link>
        </Fragment>
      ))}
      {sideBySide === null ? null : (
        <>
          <Dot />
          <Link
            to={sideBySide}
            aria-label={`${name} ${words.sideBySide}`}
            className="noprint"
            data-goes=""
            preventScrollReset
          >
            {words.sideBySide}
          </Link>
        </>
      )}
    </span>
  );
}

function Dot() {
  return (
    <span className="noprint" aria-hidden="true">
      ·
    </span>
  );
}
