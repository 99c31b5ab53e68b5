import { type Migration, Migrator } from "kysely/migration";
import { savedNames } from "./migrations/0001-saved-names.ts";
import { newsletterAndContact } from "./migrations/0002-newsletter-and-contact.ts";
import { rooms } from "./migrations/0003-rooms.ts";
import { roomChanges } from "./migrations/0004-room-changes.ts";
import type { Queries } from "./tables.ts";

/** In the order of their names. Never change one that has been released: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-saved-names": savedNames,
  "0002-newsletter-and-contact": newsletterAndContact,
  "0003-rooms": rooms,
  "0004-room-changes": roomChanges,
};

/** Brings the schema up to date. PostgreSQL: under an advisory lock; SQLite: the caller holds the write lock. */
export async function migrate(db: Queries): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : "unknown";
  throw new Error(`The database could not be brought to this version of the site: ${reason}`, {
    cause: error,
  });
}
