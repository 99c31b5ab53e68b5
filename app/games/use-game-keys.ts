import { useEffect, useEffectEvent } from "react";
import type { Move, Play } from "#domain/games/play.ts";

type Choose = (option: string) => void;
type Go = (move: Move) => void;

/** Figures choose an answer; Enter gives it, and goes on after the reveal. A button or a link that has the focus keeps its Enter. */
export function useGameKeys(play: Play, options: readonly string[], choose: Choose, go: Go): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
    if (matches(event.target, "input, textarea, select")) return;
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (option !== undefined && play.stage === "asking") {
      focusOption(Number(event.key) - 1);
      choose(option);
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
