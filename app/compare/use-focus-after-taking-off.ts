import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The cross that takes a name off is gone with it: the focus goes to the heading of the names that are left. */
export function useFocusAfterTakingOff(): { readonly onClick: (event: MouseEvent) => void } {
  const leftFrom = useRef<string | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (leftFrom.current === null || leftFrom.current === key) return;
    leftFrom.current = null;
    (document.getElementById("cmp-year") ?? document.getElementById("cmp-names"))?.focus({
      preventScroll: true,
    });
  }, [key]);
  return {
    onClick: ({ target }) => {
      if (target instanceof Element && target.closest("[data-takes-off]") !== null) leftFrom.current = key;
    },
  };
}
