import { THEME_KEY } from "#app/head/show-theme.ts";

export const THEMES = ["system", "night", "day"] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "day" || chosen === "night" ? chosen : "system";
}

/** Shows a theme now and remembers it on this device, where the device allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}
