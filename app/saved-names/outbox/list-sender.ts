import { withLock } from "./in-turn.ts";
import { rejectedChanges } from "./refused-changes.ts";
import { sendChange } from "./send-change.ts";
import { createOutbox } from "./sender.ts";
import { pendingChanges } from "./waiting-changes.ts";

/** The one sender of the page. */
export const outbox = createOutbox({
  waiting: pendingChanges,
  refused: rejectedChanges,
  send: sendChange,
  withLock,
  now: Date.now,
});
