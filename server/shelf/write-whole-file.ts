import { closeSync, open, write } from "node:fs";

/**
 * Writes a file, in the place of one that is there, in two errands of Node's threads where writeFile sends them on three: what
 * was only handed to the system is closed without waiting for a disk. Rejects as writeFile does.
 * @param isNew whether it rejects where there is one already.
 */
export function writeWholeFile(
  path: string,
  bytes: Uint8Array,
  mode: number,
  { isNew = false } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    open(path, isNew ? "wx" : "w", mode, (failed, file) => {
      if (failed !== null) return reject(failed);
      const writeFrom = (at: number): void =>
        write(file, bytes, at, bytes.byteLength - at, at, (error, written) => {
          // A full disk takes a part, and says why at the next.
          if (error === null && at + written < bytes.byteLength) return writeFrom(at + written);
          closeSync(file);
          if (error === null) resolve();
          else reject(error);
        });
      writeFrom(0);
    });
  });
}
