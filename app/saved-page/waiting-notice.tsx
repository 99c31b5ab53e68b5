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
          <p>
            {count === 1
              ? "1 change is saved on this device. We’ll send it when you’re online."
              : `${count} changes are saved on this device. We’ll send them when you’re online.`}
          </p>
          <button type="button" className="btn" onClick={() => void outbox.flush().catch(() => undefined)}>
            Try now
          </button>
        </div>
      ) : null}
    </div>
  );
}
