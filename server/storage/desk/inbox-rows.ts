import { type ContactMessage, readMessage } from "#server/storage/contact-messages.ts";
import type { Queries } from "#server/storage/tables.ts";

/** Those in words that wait; the reports of mistakes that wait; or all, done with or not. */
export const INBOX_PARTS = ["waiting", "corrections", "all"] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];

export type Waiting = { readonly count: number; readonly oldest: string | undefined };

/** The inbox as the desk shows it: a part of it at a time, the newest first. */
export function createInboxRows(db: Queries) {
  const partOf = (part: InboxPart) => {
    const rows = db.selectFrom("contact_messages");
    if (part === "all") return rows;
    return rows.where("done_at", "is", null).where("report", part === "waiting" ? "is" : "is not", null);
  };
  return {
    /** Those with a number below `before`. */
    async list(part: InboxPart, before: number, most: number): Promise<readonly ContactMessage[]> {
      const rows = await partOf(part)
        .selectAll()
        .where("number", "<", before)
        .orderBy("number", "desc")
        .limit(most)
        .execute();
      return rows.map(readMessage);
    },
    async count(part: InboxPart): Promise<Waiting> {
      const { count, oldest } = await partOf(part)
        .select(({ fn }) => [fn.countAll().as("count"), fn.min("received_at").as("oldest")])
        .executeTakeFirstOrThrow();
      return { count: Number(count), oldest: oldest ?? undefined };
    },
  };
}
