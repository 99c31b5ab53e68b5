import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { WORDING } from "#content/site/wording.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { madeIn } from "./list-change.ts";
import { listSender } from "./list-sender.ts";
import { listChanged, onListChanged } from "./other-tabs.ts";
import { refusalSentences } from "./refusal-sentences.ts";
import { savedNamesQuery } from "./saved-names-query.ts";
import { sendWhenPossible } from "./send-when-possible.ts";

/**
 * Keeps the list in step with what the server confirms, with the other tabs, and with a page brought back by the Back
 * button; and sends what waits as soon as that is possible.
 */
export function KeepInStep() {
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = savedNamesQuery;
    const refresh = () => void queries.invalidateQueries({ queryKey });
    const onPageShow = (event: PageTransitionEvent) => (event.persisted ? refresh() : undefined);

    const stops = [
      listSender.hear({
        onConfirmed: (change) =>
          void queries.setQueryData(queryKey, (list) => list && madeIn(list, change, (entry) => entry)),
        onSent() {
          listChanged();
          refresh();
        },
        onLateRefusals: (refusals) =>
          void toasts.add({
            title: WORDING.saveFailed.title,
            description: refusalSentences(refusals, queries.getQueryData(queryKey) ?? []).join(" "),
            tone: "destructive",
          }),
      }),
      onListChanged(refresh),
      sendWhenPossible(listSender),
    ];
    globalThis.addEventListener("pageshow", onPageShow);
    return () => {
      for (const stop of stops) stop();
      globalThis.removeEventListener("pageshow", onPageShow);
    };
  }, [queries]);
  return null;
}
