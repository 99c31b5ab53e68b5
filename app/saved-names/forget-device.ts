import { chooseTheme } from "#app/ui/theme.ts";

/** Empties what this device keeps for the site, and shows the system's theme again. */
export function forgetDevice(): void {
  chooseTheme("system");
  localStorage.clear();
  sessionStorage.clear();
}
