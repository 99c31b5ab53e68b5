import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { AWAITED, DEFERRED_FONTS } from "#app/head/deferred-fonts.ts";

/** Shows our fonts on the second page, where nothing is being read yet: on the first some may wait (defer-fonts.ts). */
export function useOwnFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const isAwaited = root.getAttribute(DEFERRED_FONTS)?.includes(AWAITED);
    if (pathname !== first.current && isAwaited !== true) root.removeAttribute(DEFERRED_FONTS);
  }, [pathname]);
}
