import { closeSync, open, read, readFile } from "node:fs";

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
      const into = spare.pop() ?? Buffer.allocUnsafeSlow(SHORT_BYTES);
      read(file, into, 0, SHORT_BYTES, 0, (error, length) => {
        closeSync(file);
        const isWhole = length < SHORT_BYTES;
        const bytes = Buffer.allocUnsafeSlow(error === null && isWhole ? length : 0);
        bytes.set(into.subarray(0, bytes.byteLength));
        if (spare.length < MOST_SPARE) spare.push(into);
        if (error !== null || isWhole) settle(error, bytes);
        else readFile(path, settle);
      });
    });
  });
}
