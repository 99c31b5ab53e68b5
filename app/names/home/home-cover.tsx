import { HOME_WORDS } from "#content/site/home-words.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { Edition } from "#domain/names/name-book.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { FinderForm } from "#app/names/finder/finder-form.tsx";
import type { Finder } from "#app/names/finder/use-finder.ts";
import { HazelHill } from "./hazel-hill.tsx";
import type { Hill } from "./hill.ts";
import "./home-cover.css";

type Props = {
  readonly edition: Edition;
  readonly hill: Hill | null;
  readonly finder: Finder;
  readonly origins: readonly Origin[];
  readonly onChange: () => void;
};

/** The cover of the almanac, with the tool on it. Nothing of it stands between a search and its answer: while searching, only the field and what was understood are left (searching.css). */
export function HomeCover({ edition, hill, finder, origins, onChange }: Props) {
  return (
    <div className="cover" data-searching={finder.search.state === "off" ? undefined : ""}>
      <div className="shell cover-in">
        <hr className="scotch" />
        <p className="running num">
          <span>Baby names, the {edition.lastYear} edition</span>
          <span>
            {formatCount(edition.births)} births on record since {edition.firstYear}
          </span>
        </p>
        <h1>{HOME_WORDS.headline}</h1>
        <FinderForm finder={finder} origins={origins} onChange={onChange} />
      </div>
      {hill === null || finder.search.state !== "off" ? null : <HazelHill hill={hill} />}
    </div>
  );
}
