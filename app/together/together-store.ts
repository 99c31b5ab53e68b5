import { type TogetherState, NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import { parseTogether, formatTogether } from "#domain/together/parse-together.ts";
import { useState } from "react";
import { stored } from "#app/device/stored.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Judgments, what others have sent, the room and the duels, under one key. */
const together = stored<TogetherState>("together", {
  nothing: NOTHING_TOGETHER,
  read: parseTogether,
  write: formatTogether,
});

export const togetherState = together.now;
export const storeTogether = together.change;
export const useTogetherState = together.use;

/** Whether this device keeps anything of an earlier visit. */
export function isBegun(): boolean {
  return togetherState() !== NOTHING_TOGETHER;
}

/** The same, as it was when the page came; false until it is alive. */
export function useReturning(): boolean {
  const [wasBegun] = useState(isBegun);
  return useHydrated() && wasBegun;
}
