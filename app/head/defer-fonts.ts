import { AWAITED, DEFERRED_FONTS } from "./deferred-fonts.ts";
import { HYDRATED_EVENT } from "./hydrated.ts";
import { placesOnScreen } from "./places-on-screen.ts";

/** What nearly every page is set in; and pages about names, for the text of these parts. Others come when they are needed. */
const FONTS: readonly (readonly [font: string, part?: string])[] = [
  ['1em "Hanken Grotesk Variable"'],
  ['500 1em "Besley Variable"'],
  ['1em "Gelasio Variable"'],
  ['italic 1em "Gelasio Variable"', ".gloss"],
  ['1em "Gelasio Extended"', ".ipa"],
];

/** As deferred-fonts.css names them: our name at the top, headings, reading, interface. */
const ALL = "brand display text ui";
/** What may wait so that nothing moves, tried in turn before all must. Nearly always nothing need. */
const TRIALS = ["", "ui", "text", "display"];

/** So long they wait for the scripts, which may never come. */
const PATIENCE_MS = 6000;

/**
 * A first visitor reads at once, in fonts of the device that are stretched to the size of ours. Ours are fetched when the page
 * listens: before, they would hold up its scripts on the way, and on a slow phone while they are read. They are shown when all
 * are there: each by itself would set the whole page anew. A line that breaks elsewhere then would move what is being read: a
 * family that does so waits for the next page (use-own-fonts.ts). Whoever has been here has ours on the device, with the
 * worker, and sees them from the first. Without JavaScript they come as they come.
 */
export function deferFonts(): void {
  // Over HTTP there is no worker to ask.
  if (navigator.serviceWorker?.controller) return;
  defer(`${ALL} ${AWAITED}`);
  void new Promise((begin) => {
    addEventListener(HYDRATED_EVENT, begin);
    setTimeout(begin, PATIENCE_MS);
  })
    .then(fetchFonts)
    .then(
      () => showUnmoved(),
      () => defer(""),
    );
}

function fetchFonts(): Promise<unknown> {
  const fetched = FONTS.map(async ([font, part = "title"]) => {
    const text = document.querySelector(part)?.textContent;
    if (text) await document.fonts.load(font, text);
  });
  return Promise.all(fetched);
}

/**
 * Lets as few of them wait as it takes for everything on the screen to stay where it is. To note where it is, and each trial,
 * is a task of its own: whoever scrolls between two sees ours on the next page.
 */
function showUnmoved(hasMoved = placesOnScreen(), [waiting = ALL, ...others] = TRIALS): void {
  setTimeout(() => {
    defer(waiting);
    if (!hasMoved()) return;
    defer(ALL);
    showUnmoved(hasMoved, others);
  });
}

function defer(families: string): void {
  document.documentElement.setAttribute(DEFERRED_FONTS, families);
}
