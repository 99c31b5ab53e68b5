import type { SyntheticEvent } from "react";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { callList } from "#app/saved-names/sending/call-list.ts";
import { forgetDevice } from "./forget-device.ts";
import { inTurn } from "#app/saved-names/sending/in-turn.ts";
import { listChanged } from "#app/saved-names/sending/other-tabs.ts";
import { serverList } from "./server-list.ts";

const QUESTION = "Forget all saved names, notes and settings of this browser? They cannot be brought back.";

/** Forgets everything that the server and this device keep for this browser. Without JavaScript a page asks first. */
export function ForgetButton() {
  const forget = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!globalThis.confirm(QUESTION)) return;
    // In turn, and whole: a save that is on its way, or waits, would bring the list back.
    const answer = await inTurn(async () => {
      const given = await callList("DELETE", "");
      if (given.kind === "done") forgetDevice();
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
  };
  return (
    <form method="post" action="/saved" onSubmit={(event) => void forget(event)}>
      <button type="submit" name="intent" value="forget-ask" className="btn-text">
        Forget everything on this device
      </button>
    </form>
  );
}
