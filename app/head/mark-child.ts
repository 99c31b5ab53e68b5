import { storedText } from "#app/device/storage.ts";

/** On <html> from the first paint on: this device keeps measurements of a child. */
const KEEPS_CHILD = "data-keeps-child";

/** The server cannot know: the page of growth would come as to somebody new, and what is kept would push it down. Other pages make nothing of it. */
export function markChild(): void {
  if (storedText("growth")?.includes('"date":') === true)
    document.documentElement.setAttribute(KEEPS_CHILD, "");
}
