import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { request } from "#app/api/request.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { forgetDevice } from "./forget-device.ts";
import { listChanged } from "./other-tabs.ts";
import { savedNamesQuery } from "./saved-names-query.ts";

const QUESTION = "Forget all saved names, notes and settings of this browser? They cannot be brought back.";

/** Forgets everything that the server and this device keep for this browser. A plain form without JavaScript. */
export function ForgetButton() {
  const queries = useQueryClient();
  const forget = async (event: FormEvent) => {
    event.preventDefault();
    if (!globalThis.confirm(QUESTION)) return;
    try {
      await request("DELETE", "/api/saved-names");
      forgetDevice();
      queries.setQueryData(savedNamesQuery.queryKey, []);
      listChanged();
      toasts.add({ title: "Forgotten", description: "Nothing is kept for this browser any more." });
    } catch {
      toasts.add({
        title: "Error",
        description: "The server could not be reached, so nothing was forgotten.",
        tone: "destructive",
      });
    }
  };
  return (
    <form method="post" action="/saved" onSubmit={(event) => void forget(event)}>
      <button type="submit" name="intent" value="forget" className="btn-text">
        Forget everything on this device
      </button>
    </form>
  );
}
