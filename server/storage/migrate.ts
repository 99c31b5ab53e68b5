import { type Migration, Migrator } from "kysely/migration";
import { savedNames } from "./migrations/0001-saved-names.ts";
import { newsletterAndContact } from "./migrations/0002-newsletter-and-contact.ts";
import { rooms } from "./migrations/0003-rooms.ts";
import { roomChanges } from "./migrations/0004-room-changes.ts";
import { retention } from "./migrations/0005-retention.ts";
import { nameReports } from "./migrations/0006-name-reports.ts";
import { desk } from "./migrations/0007-desk.ts";
import { counts } from "./migrations/0008-counts.ts";
import { StartFault } from "#server/start-fault.ts";
import type { Queries } from "./tables.ts";

/** In the order of their names. Never change one that has been released: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-saved-names": savedNames,
  "0002-newsletter-and-contact": newsletterAndContact,
  "0003-rooms": rooms,
  "0004-room-changes": roomChanges,
  "0005-retention": retention,
  "0006-name-reports": nameReports,
  "0007-desk": desk,
  "0008-counts": counts,
};

/**
 * Brings the schema up to date. PostgreSQL: under an advisory lock; SQLite: the caller holds the write lock. Throws a
 * StartFault where a newer version of the site has been here, and what storage throws as it is.
 */
export async function migrate(db: Queries): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const newer = error instanceof Error ? UNKNOWN.exec(error.message)?.[1] : undefined;
  if (newer === undefined) throw error;
  throw new StartFault(
    `The database was changed by a newer version of the site (${newer}): start that one, or restore a backup from before (docs/deploy.md).`,
    { cause: error },
  );
}

/** How Kysely says that a migration has been made which this version does not know. */
const UNKNOWN = /previously executed migration (\S+) is missing/;
