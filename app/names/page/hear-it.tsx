import { Volume2 } from "lucide-react";
import { useSyncExternalStore } from "react";

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
      <Volume2 className="ic" strokeWidth={1.75} aria-hidden="true" />
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
