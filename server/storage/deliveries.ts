import type { IssueId } from "./issues.ts";
import type { DeliveryState, Queries } from "./tables.ts";

/** One letter to send: to whom, and which attempt this is. */
export type Delivery = { readonly subscriber: string; readonly email: string; readonly attempts: number };

export type DeliveryCounts = Readonly<Record<DeliveryState, number>>;

export type Deliveries = ReturnType<typeof createDeliveries>;

/**
 * Which subscriber gets which issue, and how far that is. A delivery is marked before its letter goes out and after
 * the mail server has taken it, so that whatever ends a run, at most the letter in between is sent again.
 */
export function createDeliveries(db: Queries, now: () => Date) {
  const time = () => now().toISOString();
  const mark = async (
    issue: IssueId,
    subscriber: string,
    values: { state: DeliveryState; reply?: string; attempts?: number },
  ) => {
    await db
      .updateTable("newsletter_deliveries")
      .set({ ...values, changed_at: time() })
      .where("issue", "=", issue)
      .where("subscriber", "=", subscriber)
      .execute();
  };

  return {
    /** What a run left half-done when it ended is to be done again; who has left meanwhile gets nothing. */
    async tidy(issue: IssueId, { refusedToo }: { readonly refusedToo: boolean }): Promise<void> {
      await db
        .updateTable("newsletter_deliveries")
        .set({ state: "queued", attempts: 0 })
        .where("issue", "=", issue)
        .where("state", "in", refusedToo ? ["queued", "sending", "refused"] : ["queued", "sending"])
        .execute();
      await db
        .deleteFrom("newsletter_deliveries")
        .where("issue", "=", issue)
        .where("state", "=", "queued")
        .where("subscriber", "not in", (subscribers) =>
          subscribers.selectFrom("subscribers").select("id").where("state", "=", "confirmed"),
        )
        .execute();
    },

    /** The next delivery: those not yet tried come first. undefined when all have been tried so many times. */
    next: (issue: IssueId, mostAttempts: number): Promise<Delivery | undefined> =>
      db
        .selectFrom("newsletter_deliveries as delivery")
        .innerJoin("subscribers", "subscribers.id", "delivery.subscriber")
        .select(["delivery.subscriber", "subscribers.email", "delivery.attempts"])
        .where("delivery.issue", "=", issue)
        .where("delivery.state", "=", "queued")
        .where("delivery.attempts", "<", mostAttempts)
        .where("subscribers.state", "=", "confirmed")
        .orderBy("delivery.attempts")
        .orderBy("delivery.subscriber")
        .executeTakeFirst(),

    /** false when this run is no longer the one that sends the issue. */
    async markSending(
      issue: IssueId,
      runner: string,
      subscriber: string,
      messageId: string,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("newsletter_deliveries")
        .set((row) => ({
          state: "sending",
          message_id: messageId,
          attempts: row("attempts", "+", 1),
          changed_at: time(),
        }))
        .where("issue", "=", issue)
        .where("subscriber", "=", subscriber)
        .where("state", "=", "queued")
        .where((row) =>
          row.exists(
            row
              .selectFrom("newsletter_issues")
              .select("id")
              .where("id", "=", issue)
              .where("runner", "=", runner),
          ),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    markSent: (issue: IssueId, subscriber: string) => mark(issue, subscriber, { state: "sent" }),
    markRefused: (issue: IssueId, subscriber: string, reply: string) =>
      mark(issue, subscriber, { state: "refused", reply }),
    markUnsent: (issue: IssueId, subscriber: string) => mark(issue, subscriber, { state: "queued" }),

    async count(issue: IssueId): Promise<DeliveryCounts> {
      const rows = await db
        .selectFrom("newsletter_deliveries")
        .select((select) => ["state", select.fn.countAll().as("count")])
        .where("issue", "=", issue)
        .groupBy("state")
        .execute();
      const of = (state: DeliveryState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return { queued: of("queued"), sending: of("sending"), sent: of("sent"), refused: of("refused") };
    },

    /** Addresses that the mail server refused, and what it said. */
    listRefused: (issue: IssueId) =>
      db
        .selectFrom("newsletter_deliveries")
        .innerJoin("subscribers", "subscribers.id", "newsletter_deliveries.subscriber")
        .select(["subscribers.email", "newsletter_deliveries.reply"])
        .where("issue", "=", issue)
        .where("newsletter_deliveries.state", "=", "refused")
        .orderBy("subscribers.email")
        .execute(),
  };
}
