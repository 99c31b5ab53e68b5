import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { RunningServer } from "./servers/start-server.ts";

const WAIT_MS = 10_000;

/**
 * The address in the last letter that a server without a mail server has written to somebody, as path and query: the
 * letters themselves know only the port that was asked for. Waits until there are as many letters.
 */
export async function linkInLetter(
  { dataDir }: Pick<RunningServer, "dataDir">,
  to: string,
  page: string,
  { count = 1 }: { readonly count?: number } = {},
): Promise<string> {
  for (const until = Date.now() + WAIT_MS; ; await delay(50)) {
    const letters = lettersTo(dataDir, to);
    const path = new RegExp(`${page}\\?token=[\\w.-]+`).exec(letters.at(-1) ?? "")?.[0];
    if (letters.length >= count && path !== undefined) return path;
    if (Date.now() > until) throw new Error(`${letters.length} letters to ${to}, none with ${page}`);
  }
}

/** In the order in which they were written. */
function lettersTo(dataDir: string, to: string): readonly string[] {
  const folder = join(dataDir, "outbox");
  return filesIn(folder)
    .filter((file) => file.endsWith(".eml"))
    .toSorted()
    .map((file) => decoded(readFileSync(join(folder, file), "utf8")))
    .filter((letter) => letter.includes(`To: ${to}`));
}

/** The folder comes with the first letter. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Quoted-printable, as far as addresses need it. */
function decoded(letter: string): string {
  return letter.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
}
