import { rename as renameFile } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { UNFINISHED } from "./compartment.ts";
import { codeOf } from "./code-of.ts";
import { writeWholeFile } from "./write-whole-file.ts";

/** For its owner alone. */
const FILE_MODE = 0o600;

// A fifth less work than that of node:fs/promises.
const rename = promisify(renameFile);

let replaced = 0;

/**
 * Lays a file there, in the place of one that is there. Nearly always none is: to write it under another name, and rename it,
 * would take a third more work. Whoever reads it before it is whole tells that by its sum (page-file.ts). Rejects as writeFile
 * does, and then leaves no part of it.
 */
export async function layFile(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeWholeFile(file, bytes, FILE_MODE, { isNew: true });
  } catch (error) {
    if (codeOf(error) === "EEXIST") return replace(file, bytes);
    if (codeOf(error) !== "ENOENT") await removePart(file);
    throw error;
  }
}

/** Whoever reads meanwhile has the one or the other. */
async function replace(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}-${(replaced += 1)}${UNFINISHED}`;
  try {
    await writeWholeFile(unfinished, bytes, FILE_MODE);
    await rename(unfinished, file);
  } catch (error) {
    await removePart(unfinished);
    throw error;
  }
}

/** On a full disk half a page would take the last of the room. */
async function removePart(file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => undefined);
}
