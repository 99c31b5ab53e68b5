import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries } from "./postgres-binaries.ts";
import { unprivilegedUser, type User } from "./unprivileged-user.ts";

/** A data folder that a server can be started on. Everything lies within the folder, owned by the user. */
export type Cluster = {
  readonly folder: string;
  readonly user: User | undefined;
  readonly password: string;
  /** The program and its arguments but for the settings. */
  readonly server: readonly string[];
};

export function createCluster(): Cluster {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "namekin-pg-"));
  try {
    const password = randomBytes(12).toString("hex");
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password);
    const binaries = findBinaries(folder);
    if (user !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);

    const data = join(folder, "data");
    const access = ["-U", "namekin", "--pwfile", passwordFile, "-A", "scram-sha-256"];
    execFileSync(
      join(binaries, "initdb"),
      ["-D", data, ...access, "-E", "UTF8", "--no-locale", "--no-sync"],
      {
        ...user,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    return { folder, user, password, server: [join(binaries, "postgres"), "-D", data] };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
