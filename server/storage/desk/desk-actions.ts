import { randomUUID } from "node:crypto";
import type { DeskActionKind, Queries } from "#server/storage/tables.ts";

/** What was done at the desk, and when; `about` is a number or a file's name, never a visitor's text or address. */
type DeskAction = {
  readonly done_at: string;
  readonly what: DeskActionKind;
  readonly about: string;
};

/** The audit log of the desk. Nothing there changes or removes it; the server does, by age. */
export function createDeskActions(db: Queries, now: () => Date) {
  return {
    async add(what: DeskActionKind, about = ""): Promise<void> {
      await db
        .insertInto("desk_actions")
        .values({ id: randomUUID(), done_at: now().toISOString(), what, about })
        .execute();
    },
    /** The newest first. */
    list: (most: number): Promise<readonly DeskAction[]> =>
      db
        .selectFrom("desk_actions")
        .select(["done_at", "what", "about"])
        .orderBy("done_at", "desc")
        .orderBy("id")
        .limit(most)
        .execute(),
  };
}
