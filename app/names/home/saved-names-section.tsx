import { href, Link } from "react-router";
import { ALL_SAVED, MANAGE_LIST } from "#content/finder/finder-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { listedEntries, type SavedNamesState } from "#app/saved-names/use-saved-names.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { countedWords } from "#app/names/card/counted-words.ts";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import type { Years } from "./home-page.ts";
import { originWords } from "#app/names/card/origin-words.ts";
import "#app/saved-names/save-button.css";
import "./saved-names-section.css";

/** Rows on the home page; the rest stands on the page of saved names. */
const MOST_ROWS = 12;

type Props = { readonly saved: SavedNamesState; readonly years: Years };

/** The first of the saved names. Its place is decided by the caller: there is none for an empty list. */
export function SavedNamesSection({ saved, years }: Props) {
  const entries = listedEntries(saved);
  return (
    <section aria-labelledby="saved-title">
      <SectionHead id="saved-title" title={TOOL_WORDING.savedNames}>
        {entries.length === 0 ? null : (
          <Link className="small" to={PATHS.saved}>
            {MANAGE_LIST}
          </Link>
        )}
      </SectionHead>
      {saved.state === "failed" ? (
        <CallFailed message={TOOL_WORDING.savedNamesFailed} error={null} retry={saved.retry} />
      ) : null}
      <ul className="svd">
        {entries.slice(0, MOST_ROWS).map((entry) => (
          <Row key={entry.nameId} entry={entry} years={years} />
        ))}
      </ul>
      {entries.length > MOST_ROWS ? (
        <p className="more">
          <Link className="btn" to={PATHS.saved}>
            {fillIn(ALL_SAVED, { count: `${entries.length}` })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function Row({ entry: { babyName }, years }: { readonly entry: ListedEntry; readonly years: Years }) {
  return (
    <li>
      <Link className="name-link n" to={href("/names/:slug", { slug: babyName.id })}>
        {babyName.name}
      </Link>
      <span className="meta sm">
        <GenderTag gender={babyName.gender} />
        <span>{originWords(babyName.origin)}</span>
        <span className="num">{countedWords(babyName.oneIn, years.lastYear)}</span>
      </span>
      <SaveButton babyName={babyName} anchor={`saved-${babyName.id}`} />
    </li>
  );
}
