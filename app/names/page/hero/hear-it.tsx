import { Play } from "lucide";
import { useSyncExternalStore } from "react";
import { LOCALE } from "#domain/locale/locale.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { readonly respelling: string; readonly label: string };

/**
 * How a name is said, and a press reads it aloud with the device's own voice, which may be wrong and says so. Where there is
 * no voice, or no script, it is the same words in the same place.
 */
export function HearIt({ respelling, label }: Props) {
  const voice = useSyncExternalStore(never, hasVoice, () => "unknown");
  const words = (
    <>
      <Icon of={Play} />
      <b>{respelling}</b>
    </>
  );
  return voice === "some" ? (
    <button
      type="button"
      className="hear"
      aria-label={`${respelling}. ${label}`}
      onClick={() => speak(respelling)}
    >
      {words}
    </button>
  ) : (
    <span className="hear" data-voice={voice}>
      {words}
    </span>
  );
}

function hasVoice(): "some" | "none" {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis ? "some" : "none";
}

/** Whether a device can speak does not change while a page is open. */
function never(): () => void {
  return () => undefined;
}

function speak(respelling: string): void {
  // Small letters: capitals would be spelled out one by one.
  const utterance = new SpeechSynthesisUtterance(respelling.toLowerCase());
  utterance.lang = LOCALE;
  utterance.rate = 0.85;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
