/**
 * Why storage could not do what a request asked, though nothing is wrong with the request: "away" (it does not answer),
 * "full" (no room on the disk, or the ceiling is reached), "busy" (too much waits already), "read-only" (it can be read,
 * not changed) or "damaged". Thrown by storage in place of an engine's own error, answered by the shell.
 */
export class StorageFault extends Error {
  readonly kind: "away" | "full" | "busy" | "read-only" | "damaged";
  constructor(kind: StorageFault["kind"], cause?: unknown) {
    super(`Storage is ${kind}.`, { cause });
    this.name = "StorageFault";
    this.kind = kind;
  }
}
