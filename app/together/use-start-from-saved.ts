import { useEffect } from "react";
import { withSaved } from "#domain/together/judging/from-saved.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { useGoTo, useStep } from "./steps.ts";
import { isBegun, storeTogether } from "./together-store.ts";

/**
 * Whoever begins here begins with the saved names: they are likes, and cards of their sex come up. Who comes from the saved
 * list to share it has all of them among the likes, and goes on to sending.
 */
export function useStartFromSaved(isAllowed: boolean): void {
  const saved = listedEntries(useSavedNames());
  const step = useStep();
  const goTo = useGoTo();
  const isSharing = step === "saved";
  useEffect(() => {
    if (!isAllowed || saved.length === 0 || (isBegun() && !isSharing)) return;
    storeTogether((kept) => withSaved(kept, saved));
    if (isSharing) goTo("send", { replace: true });
  }, [isAllowed, isSharing, saved, goTo]);
}
