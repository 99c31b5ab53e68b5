import type { DeviceKey } from "#app/device/device-keys.ts";
import { storeText } from "#app/device/storage.ts";
import { createListeners } from "#app/state/listeners.ts";

export const THEMES = ["system", "night", "day"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme" satisfies DeviceKey;
/** What is chosen stands on the page; only here is it written down. */
const { subscribe, tell } = createListeners();

/**
 * Runs in the head, before the first paint, so that no white page flashes at night.
 * The theme stands on <html data-theme>; no attribute means the system decides.
 */
export const themeScript = () =>
  `try{var t=localStorage.getItem("${KEY}");if(t==="day"||t==="night")document.documentElement.dataset.theme=t}catch(e){}`;

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "day" || chosen === "night" ? chosen : "system";
}

/** Shows a theme now and remembers it on this device, where the device allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  // Where storage is forbidden the choice holds for this page.
  storeText(KEY, theme === "system" ? null : theme);
  tell();
}

export const onThemeChange = subscribe;

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}
