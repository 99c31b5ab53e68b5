import { useEffect, useEffectEvent } from "react";
import type { Move, Play } from "#domain/games/round/play.ts";

type Choose = (option: string) => void;
type Go = (move: Move) => void;

type Keys = {
  readonly play: Play;
  readonly options: readonly string[];
  /** Whether a choice is the answer already, and cannot be taken back. */
  readonly isFinal: boolean;
  readonly choose: Choose;
  readonly go: Go;
};

/**
 * Figures choose an answer, while the focus is in the game and nowhere else on the page (WCAG 2.1.4); a final one only from among
 * the answers, else it is shown the focus first. Enter gives the answer, and goes on after the reveal. A button or a link that
 * has the focus keeps its Enter.
 */
export function useGameKeys({ play, options, isFinal, choose, go }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
    if (matches(event.target, "input, textarea, select")) return;
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (option !== undefined && play.stage === "asking" && matches(event.target, ".game")) {
      focusOption(Number(event.key) - 1);
      if (!isFinal || matches(event.target, ".game-options")) choose(option);
    } else if (event.key === "Enter" && !matches(event.target, "a, button, summary")) {
      if (play.stage === "asking") go({ kind: "submit" });
      else if (play.stage === "revealed") go({ kind: "next" });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function focusOption(place: number): void {
  document.querySelectorAll<HTMLElement>(".game-option")[place]?.focus();
}

function matches(target: EventTarget | null, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}
