import { Volume2 } from "lucide";
import { useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = { readonly respelling: string };

/** Reads the respelling aloud with the device's own voice, which may be wrong and says so. Its place stays empty where there is none, or not yet. */
export function HearIt({ respelling }: Props) {
  const canSpeak = useSyncExternalStore(never, hasVoice, () => false);
  return (
    <button
      type="button"
      className="hear noprint"
      data-mute={canSpeak ? undefined : ""}
      onClick={() => speak(respelling)}
    >
      <Icon of={Volume2} />
      Hear it <span className="quiet">(computer voice)</span>
    </button>
  );
}

function hasVoice(): boolean {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

/** Whether a device can speak does not change while a page is open. */
function never(): () => void {
  return () => undefined;
}

function speak(respelling: string): void {
  // Small letters: capitals would be spelled out one by one.
  const utterance = new SpeechSynthesisUtterance(respelling.toLowerCase());
  utterance.lang = "en-US";
  utterance.rate = 0.85;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
