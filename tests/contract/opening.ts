import { describe, expect, test } from "vitest";
import { type Bench, idsOf, visitorOf } from "./bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { MIGRATIONS, migrate } from "#server/storage/migrate.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";

const ada = visitorOf("ada");
/** All tables but those that others refer to. */
const FIRST_TO_DROP = [
  "saved_names",
  "newsletter_deliveries",
  "contact_messages",
  "waiting_letters",
  "kept_secrets",
  "room_slots",
  // In SQLite alone.
  "room_changes",
  "retention",
  "counts",
  "desk_keys",
  "desk_actions",
  "desk_jobs",
  "kysely_migration",
  "kysely_migration_lock",
];

export function describeOpening(bench: () => Bench): void {
  describe("A database", () => {
    test("answers a ping, but not after it is closed", async () => {
      const { options } = bench();
      const database = await openDatabase(options);
      await database.ping();
      await database.close();
      await expect(database.ping()).rejects.toThrow(/destroyed/);
    });

    test("keeps what is saved when it is closed and opened again", async () => {
      const { names, options, clock } = bench();
      await names.save(ada, "zoe");
      const again = await openDatabase(options);
      expect(
        await idsOf(
          createSavedNames(again.db, () => clock.now),
          ada,
        ),
      ).toEqual(["zoe"]);
      await again.close();
    });

    test("is not changed by migrating it twice", async () => {
      const { names, database } = bench();
      await names.save(ada, "zoe");
      await migrate(database.db);
      expect(await idsOf(names, ada)).toEqual(["zoe"]);
    });

    test("can be opened eight times at the same moment", async () => {
      const { options, database } = bench();
      // Empty again, as at the very first start.
      await Promise.all(FIRST_TO_DROP.map((table) => drop(table)));
      await Promise.all(
        ["visitors", "rooms", "subscribers", "newsletter_issues"].map((table) => drop(table)),
      );
      const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase(options)));
      const applied = await Promise.all(opened.map(({ db }) => countMigrations(db)));
      expect(applied).toEqual(opened.map(() => Object.keys(MIGRATIONS).length));
      await Promise.all(opened.map((each) => each.close()));

      async function drop(table: string) {
        await database.db.schema.dropTable(table).ifExists().execute();
      }
    });

    test("of a newer version of the site is refused", async () => {
      const { options, database } = bench();
      await database.db
        .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
        .insertInto("kysely_migration")
        .values({ name: "9999-from-the-future", timestamp: new Date().toISOString() })
        .execute();
      await expect(openDatabase(options)).rejects.toThrow(
        /changed by a newer version of the site \(9999-from-the-future\): start that one/,
      );
    });
  });
}

async function countMigrations(db: Bench["database"]["db"]): Promise<number> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return rows.length;
}
