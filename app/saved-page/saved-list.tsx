import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { ChosenBar } from "./choosing/chosen-bar.tsx";
import { ListCaption } from "./list-caption.tsx";
import { OrderButtons } from "./order/order-buttons.tsx";
import { useOrder } from "./order/use-order.ts";
import { SavedRow } from "./saved-row.tsx";
import { SheetLink } from "./sheet-link.tsx";

const NONE: ReadonlySet<NameId> = new Set();

/** The names in the visitor's order, each with a box; a bar for those that are ticked. */
export function SavedList({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const [announced, announce] = useState("");
  const { move, place, sort } = useOrder(announce);
  const [query] = useSearchParams();
  const [ticked, setTicked] = useState(NONE);
  const tick = useCallback(
    (nameId: NameId, isTicked: boolean) =>
      setTicked((now) => new Set(isTicked ? [...now, nameId] : [...now].filter((id) => id !== nameId))),
    [],
  );
  const chosen = entries.flatMap(({ nameId }) => (ticked.has(nameId) ? nameId : []));
  return (
    <>
      <p role="status" className="vh">
        {announced}
      </p>
      <ol className="svp-list">
        {entries.map(({ nameId, babyName, note }, index) => (
          <SavedRow
            key={nameId}
            babyName={babyName}
            note={note}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            isNoteAsked={query.get("note") === nameId}
            isTicked={ticked.has(nameId)}
            onTick={tick}
            move={move}
            place={place}
          />
        ))}
      </ol>
      <ChosenBar chosen={chosen} onClear={() => setTicked(NONE)} />
      <ListCaption />
      <SheetLink entries={entries} chosen={chosen} />
      {entries.length < 2 ? null : (
        <details className="fold svp-fold noprint">
          <summary>{SAVED_PAGE.sort}</summary>
          <OrderButtons entries={entries} onSort={sort} />
        </details>
      )}
    </>
  );
}
