import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromGrid } from "#app/games/hub/from-grid.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Back to the grid as it was left, if that is where the visitor came from; otherwise to a new one. */
export function useLeave(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isFromGrid(state)) void navigate(-1);
    else void navigate(PATHS.games);
  };
}

/** Escape leaves a game from wherever in it the focus is: where a round stands is kept. What lies above it closes first. */
export function useEscape(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (document.querySelector("dialog[open], :popover-open") !== null) return;
    const { target } = event;
    if (target !== document.body && !(target instanceof Element && target.closest(".game-page"))) return;
    leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
