import { readFileSync } from "node:fs";

export type User = { readonly uid: number; readonly gid: number };

/** Whom to run PostgreSQL as: it refuses root. undefined = as ourselves. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.");
}
