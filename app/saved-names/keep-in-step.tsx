import { useEffect } from "react";
import { WORDING } from "#content/site/wording.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { madeIn } from "#domain/saved-names/list-change.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import { listChanged, onListChanged } from "#app/saved-names/outbox/other-tabs.ts";
import { rejectionSentences } from "#app/saved-names/outbox/refusal-sentences.ts";
import { sendWhenPossible } from "#app/saved-names/outbox/send-when-possible.ts";
import { serverList } from "./server-list.ts";
import { listedNow } from "./use-saved-names.ts";

/**
 * Keeps the list in step with what the server confirms, with the other tabs, and with a page brought back by the Back
 * button; and sends what waits as soon as that is possible.
 */
export function KeepInStep() {
  useEffect(() => {
    const refresh = () => void serverList.refresh();
    const onPageShow = (event: PageTransitionEvent) => (event.persisted ? refresh() : undefined);

    const stops = [
      outbox.listen({
        onConfirmed(change) {
          const list = serverList.read();
          if (list.state === "known") serverList.set(madeIn(list.entries, change, (entry) => entry));
        },
        onSent() {
          listChanged();
          refresh();
        },
        onLateRefusals: (refusals) =>
          void toasts.add({
            title: WORDING.saveFailed.title,
            description: rejectionSentences(refusals, listedNow()).join(" "),
            tone: "destructive",
          }),
      }),
      onListChanged(refresh),
      sendWhenPossible(outbox),
    ];
    globalThis.addEventListener("pageshow", onPageShow);
    if (serverList.read().state === "unknown") refresh();
    return () => {
      for (const stop of stops) stop();
      globalThis.removeEventListener("pageshow", onPageShow);
    };
  }, []);
  return null;
}
