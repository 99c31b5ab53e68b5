import { toasts } from "#app/ui/toast/toast-store.ts";

/** Hands a text to the device's share sheet, or copies it where there is none. To close the sheet without choosing is no failure. */
export async function passOn(text: string): Promise<void> {
  try {
    if ("share" in navigator) await navigator.share({ text });
    else await copy(text);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(text);
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ title: "Copied", description: "Your result is ready to be pasted." });
  } catch {
    toasts.add({
      title: "The result could not be copied",
      description: "It stands on the page: select it there.",
      tone: "destructive",
    });
  }
}
