import { href, Link } from "react-router";
import { formatCount } from "#domain/names/records/one-in.ts";
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
          Dropping one filter is not enough here.{" "}
          <Link to={clear} onClick={onLeave}>
            Start over with all names
          </Link>
        </p>
      ) : (
        <>
          <h3>Remove one filter to see names</h3>
          <ul>
            {drops.map((drop) => (
              <li key={drop.label}>
                <Link to={drop.href} onClick={onLeave}>
                  Without “{drop.label}”
                </Link>
                <span className="num">{foundWords(drop.count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small quiet num">
        Looking for one name? <Link to={href("/")}>Search</Link> covers all {formatCount(recorded)} on record.
      </p>
    </div>
  );
}
