import { copyText, openShareSheet } from "#app/sharing/pass-on.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";

/** Hands a result to the device's share sheet, or copies it where there is none. */
export async function passOn(text: string): Promise<void> {
  if (await openShareSheet({ text })) return;
  toasts.add(
    (await copyText(text))
      ? { title: "Copied", description: "Your result is ready to paste." }
      : {
          title: "We couldn’t copy the result",
          description: "You can select it on the page instead.",
          tone: "destructive",
        },
  );
}
