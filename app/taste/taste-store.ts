import { formatTaste, type KeptTaste, NO_TASTE, parseTaste } from "#domain/taste/kept-taste.ts";
import { stored } from "#app/device/stored.ts";

/** Lines that were taken out, and removals. What is learned from follows from the other things that this browser keeps. */
export const taste = stored<KeptTaste>("taste", { nothing: NO_TASTE, read: parseTaste, write: formatTaste });
