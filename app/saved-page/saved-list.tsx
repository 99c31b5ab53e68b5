import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { ListCaption } from "./list-caption.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { SavedRow } from "./saved-row.tsx";
import { useOrder } from "./use-order.ts";

/** The names in the visitor's order. */
export function SavedList({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const [announced, announce] = useState("");
  const { move, sort } = useOrder(announce);
  const [query] = useSearchParams();
  return (
    <>
      {entries.length < 2 ? null : <OrderButtons entries={entries} onSort={sort} />}
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
            onMove={move}
          />
        ))}
      </ol>
      <ListCaption />
    </>
  );
}
