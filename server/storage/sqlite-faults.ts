import { StorageFault } from "./storage-fault.ts";

/** The low byte of SQLite's result codes: https://sqlite.org/rescode.html */
const KINDS: Readonly<Record<number, StorageFault["kind"]>> = {
  5: "busy",
  6: "busy",
  8: "read-only",
  11: "damaged",
  13: "full",
  14: "away",
  26: "damaged",
};

const IOERR = 10;
/**
 * Errors of input and output while something was being written: write, fsync, truncate, the index of the log. With a
 * quota or a limit on the size of files the system does not say "full" but refuses the write.
 */
const REFUSED_WRITES: ReadonlySet<number> = new Set([3, 4, 6, 19].map((kind) => IOERR | (kind << 8)));

/** What an error of SQLite means for whoever asked; undefined when it is about the statement, such as a broken constraint. */
export function sqliteFaultOf(error: unknown): StorageFault["kind"] | undefined {
  const code = sqliteCodeOf(error);
  if (code === undefined) return undefined;
  if ((code & 0xff) === IOERR) return REFUSED_WRITES.has(code) ? "full" : "away";
  return KINDS[code & 0xff];
}

/** SQLite's extended result code, where the error is SQLite's. */
function sqliteCodeOf(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : undefined;
}

/** Runs a call of SQLite; its errors become faults of storage, which are also told to whoever watches. */
export function translatingFaults<Result>(
  call: () => Result,
  onFault: (fault: StorageFault) => void,
): Result {
  try {
    return call();
  } catch (error) {
    const kind = sqliteFaultOf(error);
    if (kind === undefined) throw error;
    const fault = new StorageFault(kind, error);
    onFault(fault);
    throw fault;
  }
}
