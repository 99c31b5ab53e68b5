import { useEffect, useSyncExternalStore } from "react";
import { install } from "./install.ts";
import { type InstallState, WAITING } from "./install-state.ts";

/** Where the offer stands; it begins with the first page that may show it. */
export function useInstall(): InstallState {
  useEffect(() => install.start(), []);
  return useSyncExternalStore(install.subscribe, install.read, () => WAITING);
}
