import { type Kysely, sql } from "kysely";

export const newsletterAndContact = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("subscribers")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .addColumn("left_at", "text")
      .addColumn("letter_at", "text")
      .addColumn("letters", "integer", (column) => column.notNull())
      .addCheckConstraint(
        "subscribers_state",
        sql`state in ('pending', 'confirmed', 'unsubscribed', 'bounced')`,
      )
      .execute();
    // For the daily removal of those who never confirmed, and for the recipients of an issue.
    await db.schema
      .createIndex("subscribers_by_state")
      .on("subscribers")
      .columns(["state", "asked_at"])
      .execute();

    await db.schema
      .createTable("newsletter_issues")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("begun_at", "text", (column) => column.notNull())
      .addColumn("text_hash", "text", (column) => column.notNull())
      .addColumn("runner", "text")
      .addColumn("runner_until", "text")
      .execute();
    await db.schema
      .createTable("newsletter_deliveries")
      .addColumn("issue", "text", (column) => column.notNull().references("newsletter_issues.id"))
      .addColumn("subscriber", "text", (column) =>
        column.notNull().references("subscribers.id").onDelete("cascade"),
      )
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("message_id", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("reply", "text")
      .addPrimaryKeyConstraint("newsletter_deliveries_key", ["issue", "subscriber"])
      .addCheckConstraint(
        "newsletter_deliveries_state",
        sql`state in ('queued', 'sending', 'sent', 'refused')`,
      )
      .execute();
    await db.schema
      .createIndex("newsletter_deliveries_by_state")
      .on("newsletter_deliveries")
      .columns(["issue", "state", "attempts"])
      .execute();
    // A subscriber who is deleted takes the deliveries along.
    await db.schema
      .createIndex("newsletter_deliveries_by_subscriber")
      .on("newsletter_deliveries")
      .column("subscriber")
      .execute();

    await db.schema
      .createTable("contact_messages")
      .addColumn("number", "integer", (column) => column.primaryKey().notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("mailed_at", "text")
      .execute();

    await db.schema
      .createTable("waiting_letters")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("waiting_letters_key", ["kind", "about"])
      .execute();

    await db.schema
      .createTable("kept_secrets")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
