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
              ? "1 change waits for a connection. Until then it is kept on this device."
              : `${count} changes wait for a connection. Until then they are kept on this device.`}
          </p>
          <button type="button" className="btn" onClick={() => void outbox.flush().catch(() => undefined)}>
            Try now
          </button>
        </div>
      ) : null}
    </div>
  );
}
