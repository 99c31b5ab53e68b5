import { storeText } from "#app/device/storage.ts";
import { createListeners } from "#app/state/listeners.ts";

export const THEMES = ["system", "night", "day"] as const;
export type Theme = (typeof THEMES)[number];

/** What is chosen stands on the page; only here is it written down. */
const { subscribe, tell } = createListeners();

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "day" || chosen === "night" ? chosen : "system";
}

/** Shows a theme now and remembers it on this device, where the device allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  // Where storage is forbidden the choice holds for this page.
  storeText("theme", theme === "system" ? null : theme);
  tell();
}

export const onThemeChange = subscribe;

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}
