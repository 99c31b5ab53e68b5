import { inTransaction } from "./in-transaction.ts";
import type { DeliveryState, Queries } from "./tables.ts";

/** Such as 2026-12: the name of its file. */
export type IssueId = string;

export type Issues = ReturnType<typeof createIssues>;

/** The monthly letters that were begun, and which run sends them: one at a time, on whatever machine. */
export function createIssues(db: Queries, now: () => Date) {
  const time = () => now().toISOString();
  return {
    find: (issue: IssueId) =>
      db.selectFrom("newsletter_issues").selectAll().where("id", "=", issue).executeTakeFirst(),
    list: () => db.selectFrom("newsletter_issues").selectAll().orderBy("begun_at").execute(),

    /** Writes down the issue and all who have confirmed until now. Once: an issue that was begun stays as it is. */
    begin: (issue: IssueId, textHash: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("newsletter_issues")
          .values({ id: issue, begun_at: time(), text_hash: textHash, runner: null, runner_until: null })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return;
        await transaction
          .insertInto("newsletter_deliveries")
          .columns(["issue", "subscriber", "state", "attempts", "changed_at"])
          .expression((from) =>
            from
              .selectFrom("subscribers")
              .select((select) => [
                select.val(issue).as("issue"),
                "id as subscriber",
                select.val<DeliveryState>("queued").as("state"),
                select.lit(0).as("attempts"),
                select.val(time()).as("changed_at"),
              ])
              .where("subscribers.state", "=", "confirmed"),
          )
          .execute();
      }),

    /** Makes this run the one that sends the issue, or shows that it still is; false while another does. */
    async hold(issue: IssueId, runner: string, until: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("newsletter_issues")
        .set({ runner, runner_until: until.toISOString() })
        .where("id", "=", issue)
        .where((row) =>
          row.or([row("runner", "is", null), row("runner", "=", runner), row("runner_until", "<=", time())]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async release(issue: IssueId, runner: string): Promise<void> {
      await db
        .updateTable("newsletter_issues")
        .set({ runner: null, runner_until: null })
        .where("id", "=", issue)
        .where("runner", "=", runner)
        .execute();
    },
  };
}
