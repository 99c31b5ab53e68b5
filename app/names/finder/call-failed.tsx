import { TRY_AGAIN } from "#content/site/wording.ts";
import { Failed } from "#app/ui/failed.tsx";

type Props = {
  /** The product's fixed sentence for this failure. */
  readonly message: string;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** A call that failed: what, perhaps why, and a way to try again. What was there before stays below it. */
export function CallFailed({ message, error, retry }: Props) {
  return (
    <Failed title={message} text={reason(error)}>
      <button type="button" className="btn needs-script" onClick={retry}>
        {TRY_AGAIN}
      </button>
    </Failed>
  );
}

/** fetch rejects with a TypeError when no answer came at all. The server, which may say this as well, knows of no network. */
function reason(error: Error | null): string {
  const isOffline = typeof document !== "undefined" && !navigator.onLine;
  return error instanceof TypeError || isOffline
    ? "You’re offline. Nothing is lost: names you save stay on this device until you’re back online."
    : "Something went wrong on our side. Nothing is lost.";
}
