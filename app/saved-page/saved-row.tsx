import { RECORDS } from "#content/site/records-edition.ts";
import { memo } from "react";
import { href, Link } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { NO_MEANING } from "#domain/names/entry/name-summary.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { oneInWords } from "#domain/names/records/one-in.ts";
import { FitVerdict } from "./fit-verdict.tsx";
import { RowMoves } from "./order/row-moves.tsx";
import type { Ordering } from "./order/use-order.ts";
import { rowId } from "./row-id.ts";
import { RowNote } from "./row-note.tsx";
import { Surname } from "./surname-line.tsx";
import { SaveButton } from "#app/saved-names/save-button.tsx";

type Props = Pick<SavedEntry, "babyName" | "note"> &
  Pick<Ordering, "move" | "place"> & {
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly isNoteAsked: boolean;
    readonly isTicked: boolean;
    readonly onTick: (nameId: NameId, isTicked: boolean) => void;
  };

/** Letters; a longer name would be broken on a phone. */
const LONG_NAME = 12;

/** One saved name. A list may hold 500: a row is drawn anew only when something of its own has changed. */
export const SavedRow = memo(function SavedRow(props: Props) {
  const { babyName, note, isFirst, isLast, isNoteAsked, isTicked, onTick, move, place } = props;
  const { id, name, gender, origin, oneIn, meaning } = babyName;
  return (
    <li className="svp-row" id={rowId(id)}>
      <label className="svp-pick needs-script noprint">
        <input
          type="checkbox"
          aria-label={fillIn(SAVED_PAGE.select, { name })}
          checked={isTicked}
          onChange={({ target }) => onTick(id, target.checked)}
        />
      </label>
      {/* Without prefetching: the router reloads the page when it fails, and this page must work offline. */}
      <p className={name.length > LONG_NAME ? "svp-name svp-long" : "svp-name"}>
        <Link className="name-link" to={href("/names/:slug", { slug: id })}>
          {name}
        </Link>
        <Surname />
      </p>
      <p className="svp-meta">
        <GenderTag gender={gender} />
        <span className="num">{oneInWords(oneIn, RECORDS.floor)}</span>
        <FitVerdict name={name} />
        <span className="svp-origin">{origin}</span>
      </p>
      <p className={meaning === NO_MEANING ? "svp-gloss meta" : "svp-gloss gloss"}>
        {meaning === NO_MEANING ? NO_MEANING : `“${meaning}”`}
      </p>
      <RowNote nameId={id} name={name} note={note} isAsked={isNoteAsked} />
      {isAbsent(PATHS.fit) ? null : (
        <Link className="svp-fit noprint" to={`${PATHS.fit}#first=${encodeURIComponent(name)}`}>
          {SAVED_PAGE.fullName}
          <span className="vh"> {fillIn(SAVED_PAGE.withName, { name })}</span>
        </Link>
      )}
      <SaveButton babyName={babyName} />
      <RowMoves nameId={id} name={name} isFirst={isFirst} isLast={isLast} move={move} place={place} />
    </li>
  );
});
