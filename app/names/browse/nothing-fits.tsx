import { href, Link } from "react-router";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { foundWords } from "#app/names/filters/found-words.ts";
import { NoNames } from "#app/names/finder/no-names.tsx";
import type { BrowseView } from "./browse-view.ts";

type Props = {
  readonly words: Pick<BrowseView, "drops" | "clear" | "recorded">;
  readonly onLeave: () => void;
};

/** Says which rule to drop, and what that would bring. */
export function NothingFits({ words: { drops, clear, recorded }, onLeave }: Props) {
  return (
    <div className="brw-none">
      <NoNames />
      {drops.length === 0 ? (
        <p>
          {BROWSE_PAGE.notEnough}{" "}
          <Link to={clear} onClick={onLeave}>
            {BROWSE_PAGE.startOver}
          </Link>
        </p>
      ) : (
        <>
          <h3>{BROWSE_PAGE.removeOne}</h3>
          <ul>
            {drops.map((drop) => (
              <li key={drop.label}>
                <Link to={drop.href} onClick={onLeave}>
                  {fillIn(BROWSE_PAGE.without, { label: drop.label })}
                </Link>
                <span className="num">{foundWords(drop.count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small quiet num">
        {BROWSE_PAGE.lookingForOne} <Link to={href("/")}>{BROWSE_PAGE.search}</Link>{" "}
        {fillIn(BROWSE_PAGE.coversRecord, { count: formatCount(recorded) })}
      </p>
    </div>
  );
}
