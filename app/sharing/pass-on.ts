/** Whether the device has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return "share" in navigator;
}

/**
 * Opens the device's share sheet. False where there is none, or it does not take this: then it is to be copied.
 * To close it without choosing is no failure.
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!hasShareSheet()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Copies a text. False where the clipboard is closed to us: then it is to be shown, to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
