import { useEffect } from "react";
import { ARRIVES } from "#app/head/mark-arrival.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Takes menus, tabs and footer away for as long as a partner's link is what matters; the head of the page has begun with it. */
export function useFrameAway(isAway: boolean): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.toggleAttribute(ARRIVES, isAway);
    return () => document.documentElement.removeAttribute(ARRIVES);
  }, [isHydrated, isAway]);
}
