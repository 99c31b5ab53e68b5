import { tellsOfPaint, whenPainted } from "./when-painted.ts";

/** On <html> while a first visitor's page is shown in fonts of the device (fonts.css). */
const DEFERRED = "data-fonts";

const TEXT_FONT = '1em "Gelasio Variable"';
/** What nearly every page is set in. Other italics and glyphs beyond Latin come when they are needed. */
const FONTS = ['1em "Hanken Grotesk Variable"', '500 1em "Besley Variable"', TEXT_FONT];
/** What pages about names are set in as well: their meanings in italics, and signs for their sounds. */
const SLANTED_PARTS = [
  ["italic ", ".gloss"],
  ["", ".ipa"],
] as const;

/**
 * A first visitor reads at once, in fonts of the device that are stretched to the size of ours; ours are fetched when the
 * page has been painted, so that they do not delay it, and are shown when all are there: each by itself would set the whole
 * page anew. Whoever has been here has them on the device, with the worker, and sees them from the first. Without JavaScript
 * they come as they come.
 */
export function deferFonts(): void {
  const isReturning = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  if (isReturning || !tellsOfPaint()) return;
  const root = document.documentElement;
  root.setAttribute(DEFERRED, "later");
  whenPainted(() => {
    const show = () => root.removeAttribute(DEFERRED);
    const load = (font: string, text?: string) => document.fonts.load(font, text);
    const ofPage = SLANTED_PARTS.map(([slant, part]) => {
      const text = document.querySelector(part)?.textContent;
      return text && load(slant + TEXT_FONT, text);
    });
    Promise.all([...FONTS.map((font) => load(font)), ...ofPage]).then(show, show);
  });
}
