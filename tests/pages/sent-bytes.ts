import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

export const CLIENT = join(import.meta.dirname, "..", "..", "build", "client");

/** Bytes of a built file as it is sent: with brotli, where that makes it smaller. A path such as /assets/site-1a.js. */
export function sentBytes(path: string): number {
  const file = join(CLIENT, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
