import { createHash, randomBytes } from "node:crypto";
import type { DeskKeyKind, Queries } from "#server/storage/tables.ts";

/** 256 random bits in base64url, known to the operator alone: storage holds its SHA-256. */
export type DeskKey = string;

/** Whether a text has the form of a key. */
export function isDeskKey(text: string): text is DeskKey {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The keys of the desk: links that open it, each once, and the sessions that they have opened. All processes share them. */
export function createDeskKeys(db: Queries, now: () => Date) {
  const time = () => now().toISOString();
  return {
    /** A new key, good for so many milliseconds. Removes those that are good no longer. */
    async add(kind: DeskKeyKind, lastsMs: number): Promise<DeskKey> {
      const key = randomBytes(32).toString("base64url");
      await db.deleteFrom("desk_keys").where("expires_at", "<=", time()).execute();
      const expires_at = new Date(now().getTime() + lastsMs).toISOString();
      await db
        .insertInto("desk_keys")
        .values({ hash: hashOf(key), kind, expires_at })
        .execute();
      return key;
    },
    /** When it ends, in ISO 8601; undefined for a key that is unknown, or good no longer. */
    async find(kind: DeskKeyKind, key: DeskKey): Promise<string | undefined> {
      const row = await db
        .selectFrom("desk_keys")
        .select("expires_at")
        .where("hash", "=", hashOf(key))
        .where("kind", "=", kind)
        .where("expires_at", ">", time())
        .executeTakeFirst();
      return row?.expires_at;
    },
    /** Removes a key; true for the one caller, over all processes, that still found it good. */
    async take(kind: DeskKeyKind, key: DeskKey): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("desk_keys")
        .where("hash", "=", hashOf(key))
        .where("kind", "=", kind)
        .where("expires_at", ">", time())
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function hashOf(key: DeskKey): string {
  return createHash("sha256").update(key).digest("hex");
}
