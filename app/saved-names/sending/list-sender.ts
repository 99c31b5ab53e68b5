import { inTurn } from "./in-turn.ts";
import { refusedChanges } from "./refused-changes.ts";
import { sendChange } from "./send-change.ts";
import { createSender } from "./sender.ts";
import { waitingChanges } from "./waiting-changes.ts";

/** The one sender of the page. */
export const listSender = createSender({
  waiting: waitingChanges,
  refused: refusedChanges,
  send: sendChange,
  inTurn,
  now: Date.now,
});
