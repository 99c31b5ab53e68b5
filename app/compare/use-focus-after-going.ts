import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A cross or link that is gone once it is followed ("data-goes"): the focus goes to the heading of the names on the chart. */
export function useFocusAfterGoing(): { readonly onClick: (event: MouseEvent) => void } {
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
      if (target instanceof Element && target.closest("[data-goes]") !== null) leftFrom.current = key;
    },
  };
}
