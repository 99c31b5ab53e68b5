import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listChanged, onListChanged } from "./other-tabs.ts";
import { savedNamesQuery } from "./saved-names-query.ts";
import { sendWaitingChanges } from "./send-change.ts";

/** Keeps the list in step with other tabs, with the network coming back, and with a page brought back by the Back button. */
export function KeepInStep() {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: savedNamesQuery.queryKey });
    const sendWaiting = () =>
      void sendWaitingChanges().then(
        (sent) => {
          if (!sent) return;
          listChanged();
          refresh();
        },
        () => undefined, // Still no network: they go on waiting.
      );
    const onPageShow = (event: PageTransitionEvent) => (event.persisted ? refresh() : undefined);

    sendWaiting();
    const stopListening = onListChanged(refresh);
    globalThis.addEventListener("online", sendWaiting);
    globalThis.addEventListener("pageshow", onPageShow);
    return () => {
      stopListening();
      globalThis.removeEventListener("online", sendWaiting);
      globalThis.removeEventListener("pageshow", onPageShow);
    };
  }, [queries]);
  return null;
}
