import type { MouseEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { choiceUpon } from "./choice-upon.ts";

/** For the links that choose: one that is pressed before the last choice is answered must not undo it. */
export function useChoiceLinks(): (event: MouseEvent) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || ahead?.pathname !== pathname || link.pathname !== pathname) return;
    event.preventDefault();
    void navigate({ search: choiceUpon(ahead.search, search, link.search) }, { preventScrollReset: true });
  };
}
