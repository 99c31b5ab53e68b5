import { StorageFault } from "./storage-fault.ts";

/** Classes and codes of PostgreSQL (appendix A of its manual) that say that the server is gone, going or coming. */
const AWAY: ReadonlySet<string> = new Set([
  "57P01", // Ended by an administrator, or because the server stops.
  "57P02", // Another session has crashed.
  "57P03", // The server is starting or stopping.
  "57P04", // The database was dropped.
  "57P05", // Ended because it was idle.
  "25006", // Read-only: a standby answers, in the middle of a failover.
  "25P03", // The transaction was idle for too long: this process stood still, or the network did.
  "3D000", // No such database any more.
]);
const BUSY: ReadonlySet<string> = new Set([
  "57014", // statement_timeout.
  "55P03", // lock_timeout.
  "53200", // Out of memory.
  "53300", // Too many connections.
]);
const FULL = "53100";
/** Connection exceptions; authorization, which can only fail later if somebody changes it. */
const AWAY_CLASSES: ReadonlySet<string> = new Set(["08", "28"]);

/** What the driver says without any code. */
const WAITED_FOR_POOL = "timeout exceeded when trying to connect";
const LOST =
  /^(Connection terminated|Query read timeout|timeout expired|Client (has encountered|was closed)|Postgres connection has been discarded)/;

/**
 * An error of PostgreSQL, of its driver or of the network as a fault of storage. undefined where it is neither: then the
 * statement is wrong, or has met a rule of the schema.
 */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  const kind = kindOf(error);
  return kind === undefined ? undefined : new StorageFault(kind, error);
}

function kindOf(error: unknown): StorageFault["kind"] | undefined {
  if (!(error instanceof Error)) return undefined;
  // The network's: ECONNREFUSED, ENOTFOUND, ETIMEDOUT …
  if ("syscall" in error) return "away";
  const code = sqlState(error);
  if (code === FULL) return "full";
  if (code !== undefined) {
    if (BUSY.has(code)) return "busy";
    return AWAY.has(code) || AWAY_CLASSES.has(code.slice(0, 2)) ? "away" : undefined;
  }
  if (error.message === WAITED_FOR_POOL) return "busy";
  return LOST.test(error.message) || isNetworks(error) ? "away" : undefined;
}

/** Five digits and letters, such as 57P01; undefined where PostgreSQL has said nothing. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) && "severity" in error ? error.code : undefined;
}

/** Where several addresses of a host were tried, Node joins the failures; what was written into a closed socket has no call. */
function isNetworks(error: Error): boolean {
  return (
    error instanceof AggregateError ||
    ("code" in error && /^(E[A-Z]+|ERR_STREAM.*)$/.test(String(error.code)))
  );
}

/** A few words for the log: never a value, a name or a password. */
export function briefly(error: unknown): string {
  const cause = error instanceof StorageFault ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  return cause.message;
}
