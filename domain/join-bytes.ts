/** One run of bytes after the other. */
export function joinBytes(runs: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(runs.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const run of runs) {
    joined.set(run, at);
    at += run.length;
  }
  return joined;
}
