import { useSyncExternalStore } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { type Rejection, rejectedChanges } from "#app/saved-names/outbox/refused-changes.ts";
import { rejectionSentences } from "#app/saved-names/outbox/refusal-sentences.ts";

const NONE: readonly Rejection[] = [];

/** What was refused after it had waited, until the visitor has read it: a toast may have shown to nobody. */
export function RefusedNotice({ entries }: { readonly entries: readonly SavedEntry[] }) {
  const refusals = useSyncExternalStore(rejectedChanges.subscribe, rejectedChanges.read, () => NONE);
  return (
    <div role="status" className="noprint">
      {refusals.length === 0 ? null : (
        <div className="svp-note svp-note-err">
          <div>
            {rejectionSentences(refusals, entries).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <button type="button" className="btn" onClick={() => rejectedChanges.clear()}>
            {SAVED_PAGE.ok}
          </button>
        </div>
      )}
    </div>
  );
}
