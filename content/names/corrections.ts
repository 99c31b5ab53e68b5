import type { Correction } from "#domain/names/entry/correction.ts";

/** All that was corrected since corrections are told, the newest first; a later one of the same day stands above. */
export const CORRECTIONS: readonly Correction[] = [];
