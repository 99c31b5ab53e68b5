import { storedText } from "#app/device/storage.ts";

/** Shows the chosen theme before the first paint, so that no white page flashes at night. It stands on <html data-theme>. */
export function showTheme(): void {
  const chosen = storedText("theme");
  if (chosen === "day" || chosen === "night") document.documentElement.dataset["theme"] = chosen;
}
