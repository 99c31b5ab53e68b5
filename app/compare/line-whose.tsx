import { Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import type { LineWhose as Whose } from "./compare-view.ts";

const { whose: words } = COMPARE_PAGE;

type Props = { readonly name: string; readonly whose: Whose };

/** Whose births a line counts, behind its name: "girls · boys", the one that is counted marked. */
export function LineWhose({ name, whose: { ways, sideBySide } }: Props) {
  if (ways.length === 1) return <b className="cmp-whose">{ways[0]?.word}</b>;
  return (
    <span className="cmp-whose" role="group" aria-label={`${words.label} ${name}`}>
      {ways.map(({ word, label, to, chosen }) => (
        <span key={word} className={chosen ? undefined : "noprint"}>
          <Link to={to} aria-label={label} aria-current={chosen ? "true" : undefined} preventScrollReset>
            {word}
          </Link>
        </span>
      ))}
      {sideBySide === null ? null : (
        <span className="noprint">
          <Link to={sideBySide} aria-label={`${name} ${words.sideBySide}`} data-goes="" preventScrollReset>
            {words.sideBySide}
          </Link>
        </span>
      )}
    </span>
  );
}
