import { useSyncExternalStore } from "react";
import { WORDING } from "#content/site/wording.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import type { Shared } from "./share-links.ts";

/** Whether the device has a share sheet of its own. The server cannot know. */
export function useHasShareSheet(): boolean {
  return useSyncExternalStore(nothingChanges, hasShareSheet, () => false);
}

function nothingChanges() {
  return () => undefined;
}

function hasShareSheet(): boolean {
  return "share" in navigator;
}

/** Opens the device's share sheet. To close it without choosing is no failure. */
export async function openShareSheet(page: Shared): Promise<void> {
  try {
    await navigator.share(page);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(page);
  }
}

export async function copyLink({ url }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.add({ title: WORDING.linkCopied, description: url });
  } catch {
    toasts.add({ title: "The link could not be copied", description: url, tone: "destructive" });
  }
}
