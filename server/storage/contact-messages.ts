import type { ContactDraft } from "#domain/contact/contact-draft.ts";
import { type NameReport, readNameReport } from "#domain/contact/name-report.ts";
import { readJson } from "#domain/text/read-json.ts";
import { storable } from "./storable.ts";
import type { Queries, Tables } from "./tables.ts";

/** A message in words; or a mistake in a name, whose name, subject and message are empty. */
export type NewMessage = ContactDraft & { readonly report?: NameReport | null };

export type ContactMessage = Omit<Tables["contact_messages"], "report"> & {
  readonly report: NameReport | null;
};

/** As it lies in storage. */
type Written = Pick<Tables["contact_messages"], "name" | "email" | "subject" | "message" | "report">;

const MOST_ATTEMPTS = 20;
/** A form that is sent again so soon, as it was, was tapped twice. */
const TWICE_WITHIN_MS = 60_000;

export type ContactMessages = ReturnType<typeof createContactMessages>;

/** What visitors have written to whoever runs the site. */
export function createContactMessages(db: Queries, now: () => Date) {
  /** Those that say the same, and came a moment ago. */
  const justCome = (written: Written) =>
    db
      .selectFrom("contact_messages")
      .select("number")
      .where("received_at", ">", new Date(now().getTime() - TWICE_WITHIN_MS).toISOString())
      .where((twin) =>
        twin.and([
          twin("name", "=", written.name),
          twin("email", "=", written.email),
          twin("subject", "=", written.subject),
          twin("message", "=", written.message),
          twin("report", written.report === null ? "is" : "=", written.report),
        ]),
      );
  /** Takes the number after the highest; another that takes it at the same moment comes first, and may be the same message. */
  const insert = async (written: Written, attempt = 1): Promise<number | undefined> => {
    const { name, email, subject, message, report } = written;
    const row = await db
      .insertInto("contact_messages")
      .columns(["number", "received_at", "name", "email", "subject", "message", "report"])
      .expression((from) =>
        from
          .selectFrom("contact_messages")
          .select((select) => [
            select(select.fn.coalesce(select.fn.max("number"), select.lit(0)), "+", select.lit(1)).as(
              "number",
            ),
            select.val(now().toISOString()).as("received_at"),
            select.val(name).as("name"),
            select.val(email).as("email"),
            select.val(subject).as("subject"),
            select.val(message).as("message"),
            select.val(report).as("report"),
          ])
          // Without a condition SQLite takes "on conflict" for that of a join.
          .where("number", ">", 0)
          .having(({ not, exists }) => not(exists(justCome(written)))),
      )
      .onConflict((conflict) => conflict.column("number").doNothing())
      .returning("number")
      .executeTakeFirst();
    if (row !== undefined) return row.number;
    if (attempt >= MOST_ATTEMPTS) throw new Error("No number was free for a message.");
    return (await justCome(written).executeTakeFirst()) === undefined
      ? insert(written, attempt + 1)
      : undefined;
  };

  return {
    /** Its number; undefined when the same came a moment ago, through whichever process: a quick double tap sends a form twice. */
    add: ({ name, email, subject, message, report = null }: NewMessage): Promise<number | undefined> =>
      insert({
        name: storable(name),
        email: storable(email),
        subject: storable(subject),
        message: storable(message),
        report: report === null ? null : JSON.stringify(report),
      }),
    async list(): Promise<readonly ContactMessage[]> {
      const rows = await db.selectFrom("contact_messages").selectAll().orderBy("number").execute();
      return rows.map(readMessage);
    },
    async find(number: number): Promise<ContactMessage | undefined> {
      const rows = db.selectFrom("contact_messages").selectAll().where("number", "=", number);
      const row = await rows.executeTakeFirst();
      return row === undefined ? undefined : readMessage(row);
    },
    async markMailed(number: number): Promise<void> {
      await db
        .updateTable("contact_messages")
        .set({ mailed_at: now().toISOString() })
        .where("number", "=", number)
        .execute();
    },
    /**
     * Marks a message as done with, for whoever saw it last with this mark (null: waiting); false when it has changed
     * meanwhile: of two taps one answers.
     */
    async markDone(number: number, seen: string | null, isAnswered: boolean): Promise<boolean> {
      const time = now().toISOString();
      const { numUpdatedRows } = await db
        .updateTable("contact_messages")
        .set({ done_at: time, ...(isAnswered ? { answered_at: time } : {}) })
        .where("number", "=", number)
        .where("done_at", seen === null ? "is" : "=", seen)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    /** Takes such a mark back: the answer did not go out. */
    async markAsBefore({
      number,
      done_at,
      answered_at,
    }: Pick<ContactMessage, "number" | "done_at" | "answered_at">): Promise<void> {
      await db
        .updateTable("contact_messages")
        .set({ done_at, answered_at })
        .where("number", "=", number)
        .execute();
    },
    /** true when it was there. */
    async remove(number: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("contact_messages")
        .where("number", "=", number)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** A row as it is told. */
export function readMessage({ report, ...row }: Tables["contact_messages"]): ContactMessage {
  return { ...row, report: readNameReport(readJson(report)) ?? null };
}
