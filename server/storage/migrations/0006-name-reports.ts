import type { Kysely } from "kysely";

/** Reports of mistakes lie in the inbox, as data beside the messages in words. */
export const nameReports = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("contact_messages").addColumn("report", "text").execute();
  },
};
