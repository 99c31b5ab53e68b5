import type { MouseEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { choiceUpon } from "./choice-upon.ts";

/**
 * Follows the links that choose letters (letters-field.tsx), where the page stands. And any link that is pressed before the
 * last choice is answered: it must not undo it.
 */
export function useChoiceLinks(): (event: MouseEvent) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || link.pathname !== pathname) return;
    const asked = ahead?.pathname === pathname ? ahead.search : null;
    if (asked === null && !link.matches(".flt-key")) return;
    event.preventDefault();
    const next = asked === null ? link.search : choiceUpon(asked, search, link.search);
    void navigate({ search: next }, { preventScrollReset: true });
  };
}
