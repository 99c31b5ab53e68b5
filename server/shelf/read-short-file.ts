import { closeSync, open, openSync, read, readFile, readFileSync, readSync } from "node:fs";

type Bytes = Buffer<ArrayBuffer>;

/** Nearly all pages are shorter. */
const SHORT_BYTES = 32 * 1024;
/** So many of these are kept for the next; Node reads no more than four files at a time. */
const MOST_SPARE = 16;
const spare: Bytes[] = [];

/**
 * All bytes of a file, in memory of their own size. In two errands of Node's threads where readFile sends them on four: how
 * long the file is need not be asked when it ends before the buffer does, and what was only read is closed without waiting for
 * a disk. Rejects as readFile does.
 */
export function readShortFile(path: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const settle = (error: Error | null, bytes: Bytes) => (error === null ? resolve(bytes) : reject(error));
    open(path, (failed, file) => {
      if (failed !== null) return reject(failed);
      const into = takeSpare();
      read(file, into, 0, SHORT_BYTES, 0, (error, length) => {
        closeSync(file);
        const bytes = copyOf(into, error === null ? length : SHORT_BYTES);
        if (bytes !== undefined || error !== null) settle(error, bytes ?? NOTHING);
        else readFile(path, settle);
      });
    });
  });
}

/** The same at once, for what the system has just read and so has in memory: half of the work, and no wait for a disk. Throws as readFileSync does. */
export function readShortFileNow(path: string): Bytes {
  const file = openSync(path, "r");
  const into = takeSpare();
  try {
    return copyOf(into, readSync(file, into, 0, SHORT_BYTES, 0)) ?? readFileSync(path);
  } finally {
    closeSync(file);
  }
}

const NOTHING = Buffer.allocUnsafeSlow(0);

function takeSpare(): Bytes {
  return spare.pop() ?? Buffer.allocUnsafeSlow(SHORT_BYTES);
}

/** What was read into a spare buffer, which may be used again; undefined when it is full, and the file perhaps longer. */
function copyOf(into: Bytes, length: number): Bytes | undefined {
  if (spare.length < MOST_SPARE) spare.push(into);
  if (length === SHORT_BYTES) return undefined;
  const bytes = Buffer.allocUnsafeSlow(length);
  bytes.set(into.subarray(0, length));
  return bytes;
}
