import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries } from "./postgres-binaries.ts";
import { unprivilegedUser, type User } from "./unprivileged-user.ts";

/** A data folder that a server can be started on. Everything lies within the folder, owned by the user. */
type Cluster = {
  readonly folder: string;
  readonly user: User | undefined;
  readonly password: string;
  /** The program and its arguments but for the settings. */
  readonly server: readonly string[];
};

/** The folder of a cluster that was never started, for others to be copies of: making one takes ten times as long. */
export const TEMPLATE = "POSTGRES_TEMPLATE";

export function createCluster(): Cluster {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "namekin-pg-"));
  try {
    const template = process.env[TEMPLATE];
    if (template === undefined) initialize(folder, user);
    else execFileSync("cp", ["-pR", `${template}/.`, folder]);
    const binaries = findBinaries(folder);
    if (user !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
    const password = readFileSync(passwordFileIn(folder), "utf8");
    return { folder, user, password, server: [join(binaries, "postgres"), "-D", join(folder, "data")] };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function initialize(folder: string, user: User | undefined): void {
  writeFileSync(passwordFileIn(folder), randomBytes(12).toString("hex"));
  const binaries = findBinaries(folder);
  if (user !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  const access = ["-U", "namekin", "--pwfile", passwordFileIn(folder), "-A", "scram-sha-256"];
  execFileSync(
    join(binaries, "initdb"),
    ["-D", join(folder, "data"), ...access, "-E", "UTF8", "--no-locale", "--no-sync"],
    {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
}

function passwordFileIn(folder: string): string {
  return join(folder, "password");
}
