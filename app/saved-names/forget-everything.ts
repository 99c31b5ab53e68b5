import { forgetCopies } from "#app/offline/forget-copies.ts";
import { callList } from "#app/saved-names/sending/call-list.ts";
import { inTurn } from "#app/saved-names/sending/in-turn.ts";
import { listChanged } from "#app/saved-names/sending/other-tabs.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { forgetDatabases } from "./forget-databases.ts";
import { forgetDevice } from "./forget-device.ts";
import { serverList } from "./server-list.ts";

const QUESTION =
  "Forget all saved names, notes, filled sheets and settings of this browser? They cannot be brought back.";

/** Asks, then removes what the server and this device keep for this browser, and says what came of it. */
export async function forgetEverything(): Promise<void> {
  if (!globalThis.confirm(QUESTION)) return;
  // In turn, and whole: a save that is on its way, or waits, would bring the list back.
  const answer = await inTurn(async () => {
    const given = await callList("DELETE", "");
    if (given.kind === "done") {
      forgetDevice();
      await Promise.all([forgetCopies(), forgetDatabases()]);
    }
    return given;
  });
  if (answer.kind !== "done") {
    toasts.add({
      title: "Error",
      description:
        answer.kind === "unreachable"
          ? "The server could not be reached, so nothing was forgotten."
          : `Nothing was forgotten. ${answer.reason || "Please try again later."}`,
      tone: "destructive",
    });
    return;
  }
  serverList.set([]);
  listChanged();
  toasts.add({ title: "Forgotten", description: "Nothing is kept for this browser any more." });
}
