/** Under this key the browser keeps the theme that was chosen: "day" or "night"; nothing means the system decides. */
export const THEME_KEY = "theme";

/** Shows the chosen theme before the first paint, so that no white page flashes at night. It stands on <html data-theme>. */
export function showTheme(): void {
  try {
    const chosen = localStorage.getItem(THEME_KEY);
    if (chosen === "day" || chosen === "night") document.documentElement.dataset["theme"] = chosen;
  } catch {
    // Storage is forbidden: the system decides.
  }
}
