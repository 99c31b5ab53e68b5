import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { plural } from "#domain/locale/plural.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import { useIsStopped, usePendingChanges } from "#app/saved-names/use-saved-names.ts";

/** Says that changes wait, and for what; silent while an answer is merely on its way. */
export function WaitingNotice() {
  const count = usePendingChanges().length;
  const isStopped = useIsStopped();
  const waits = isStopped && count > 0;
  return (
    <div role="status" className="noprint">
      {waits ? (
        <div className="svp-note">
          <p>{plural(count, SAVED_PAGE.waiting)}</p>
          <button type="button" className="btn" onClick={() => void outbox.flush().catch(() => undefined)}>
            {SAVED_PAGE.tryNow}
          </button>
        </div>
      ) : null}
    </div>
  );
}
