import { forgetStorage } from "#app/device/forgotten.ts";
import { chooseTheme } from "#app/ui/theme/theme.ts";

/** Empties the storage of this device, and shows the system's theme again. */
export function forgetDevice(): void {
  chooseTheme("system");
  forgetStorage();
}
