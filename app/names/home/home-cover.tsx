import type { FocusEvent } from "react";
import { RUNNING_BIRTHS, RUNNING_EDITION } from "#content/finder/finder-words.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { Edition } from "#domain/names/name-book.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { FinderForm } from "#app/names/finder/form/finder-form.tsx";
import type { Finder } from "#app/names/finder/use-finder.ts";
import { CoverHill } from "./hill/cover-hill.tsx";
import type { Hill, NamedHill } from "./hill/hill.ts";
import { Wishes } from "./wishes.tsx";
import "./home-cover.css";

type Props = {
  readonly edition: Edition;
  readonly hill: Hill | null;
  /** The hill of the name in the address. */
  readonly named: NamedHill | null;
  readonly finder: Finder;
  readonly origins: readonly Origin[];
  readonly onChange: () => void;
};

/**
 * The cover of the almanac, with the tool on it. Nothing of it stands between a search and its answer but the curve of a name
 * that was typed: while searching, only the field and what was understood are left (searching.css).
 */
export function HomeCover({ edition, hill, named, finder, origins, onChange }: Props) {
  return (
    <div
      className="cover"
      data-searching={finder.search.state === "off" ? undefined : ""}
      onBlur={stayFolded}
    >
      <div className="shell cover-in">
        <div className="cover-top">
          <div>
            <hr className="scotch" />
            <p className="running num">
              <span>{fillIn(RUNNING_EDITION, { year: `${edition.lastYear}` })}</span>
              <span>
                {fillIn(RUNNING_BIRTHS, {
                  births: formatCount(edition.births),
                  year: `${edition.firstYear}`,
                })}
              </span>
            </p>
            <h1>{HOME_WORDS.headline}</h1>
            <p className="promise num">{HOME_WORDS.promise(formatCount(edition.names))}</p>
          </div>
        </div>
        <FinderForm finder={finder} origins={origins} onChange={onChange}>
          <Wishes
            onAsk={(wish) => {
              finder.submit(wish);
              onChange();
            }}
          />
        </FinderForm>
      </div>
      {hill === null ? null : <CoverHill rest={hill} sent={named} years={edition} finder={finder} />}
    </div>
  );
}

/** Longer than a tap takes from its first touch to its click. */
const TAP_MS = 300;

/**
 * On phones the cover unfolds when the field is left. What a thumb left it for would move away before the tap has reached it:
 * the cover waits, and stays folded beside what was tapped.
 */
function stayFolded({ target, currentTarget: cover, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (target.id !== "q") return;
  cover.dataset["left"] = "";
  if (next === null || cover.contains(next)) setTimeout(() => delete cover.dataset["left"], TAP_MS);
}
