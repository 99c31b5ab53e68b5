import type { MouseEvent, RefObject } from "react";
import { useEffect, useRef } from "react";

/** The page begins to move so long after a choice, so that the choice is seen first. */
const PAUSE_MS = 100;

/**
 * For links that select a video: glides to the player shortly after, or jumps there if movement is unwelcome, and hands the
 * focus over. What opens a new tab moves nothing here.
 */
export function useSelect(player: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      player.current?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
      player.current?.focus({ preventScroll: true });
    }, PAUSE_MS);
  };
}
