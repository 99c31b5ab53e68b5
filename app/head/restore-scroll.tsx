import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, ScrollRestoration, useLocation } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { lastScrollY, POSITIONS_KEY } from "./scroll-positions.ts";

/** Under which nothing is ever kept. */
const NO_KEY = "not yet";
const A_PIXEL = 1;

let isAlive = false;

/**
 * A page that is loaded again is where it was left before it is painted: the router's script in the HTML sees to that. The
 * router would go there once more when it has taken over, some frames late, and throw back whoever has scrolled or pressed Tab
 * meanwhile: so it finds nothing at that moment. Only a page that was too short, and has grown by what the device keeps, is
 * brought to its place then.
 */
export function RestoreScroll() {
  const { key } = useLocation();
  const isHydrated = useHydrated();
  const beyondReach = useRef(0);

  useLayoutEffect(() => {
    if (isHydrated) {
      if (beyondReach.current > 0) scrollTo(0, beyondReach.current);
      beyondReach.current = 0;
      return;
    }
    const left = lastScrollY(key);
    if (left === 0) return;
    const end = document.documentElement.scrollHeight - innerHeight;
    if (left > end && scrollY >= end - A_PIXEL) beyondReach.current = left;
  }, [isHydrated, key]);
  useEffect(() => {
    isAlive = true;
  }, []);

  return <ScrollRestoration storageKey={POSITIONS_KEY} getKey={keyOf} />;
}

function keyOf({ key }: Location): string {
  return isAlive || typeof document === "undefined" ? key : NO_KEY;
}
