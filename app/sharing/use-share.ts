import { useSyncExternalStore } from "react";
import { WORDING } from "#content/site/wording.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { copyText, hasShareSheet, openShareSheet } from "./pass-on.ts";
import type { Shared } from "./share-links.ts";

/** Whether the device has a share sheet of its own. The server cannot know. */
export function useHasShareSheet(): boolean {
  return useSyncExternalStore(nothingChanges, hasShareSheet, () => false);
}

function nothingChanges() {
  return () => undefined;
}

/** Passes a page on by the device's share sheet, or copies its link. */
export async function sharePage(page: Shared): Promise<void> {
  if (!(await openShareSheet(page))) await copyLink(page);
}

export async function copyLink({ url }: Shared): Promise<void> {
  toasts.add(
    (await copyText(url))
      ? { title: WORDING.linkCopied, description: url }
      : { title: "We couldn’t copy the link", description: url, tone: "destructive" },
  );
}
