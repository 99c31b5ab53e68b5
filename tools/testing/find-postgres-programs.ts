// node tools/testing/find-postgres-programs.ts: says which of PostgreSQL's own programs the slow tests run. Installs Debian's when there
// are none, with CI=true: nobody's own machine is given packages unasked.
import { spawnSync } from "node:child_process";
import { installPackages, isContinuousIntegration } from "./install-packages.ts";

const WHAT_TO_DO = `The scripts that back up beside Compose (deploy/) are tested with pg_dump, which was not found. Any one of these helps:
  apt-get install postgresql     (Debian and Ubuntu, as root or with sudo)
  brew install postgresql        (macOS)`;

/** What `pg_dump` says of itself. Throws with what to do when there is none and it may not, or cannot, be installed. */
export function findPostgresPrograms({ mayInstall = isContinuousIntegration() } = {}): string {
  const found = versionOfPgDump();
  if (found !== undefined) return found;
  // With its server: that of npm's package is newer than Debian's programs, which then refuse to dump.
  if (mayInstall) installPackages(["postgresql"]);
  const installed = versionOfPgDump();
  if (installed === undefined) throw new Error(WHAT_TO_DO);
  return installed;
}

function versionOfPgDump(): string | undefined {
  const { status, stdout } = spawnSync("pg_dump", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

if (import.meta.main) {
  try {
    console.log(findPostgresPrograms());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
