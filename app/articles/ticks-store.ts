import { formatTicks, NO_TICKS, parseTicks, type Ticks } from "#domain/articles/ticks.ts";
import { stored } from "#app/device/stored.ts";

/** What this browser has ticked in the articles. */
export const ticks = stored<Ticks>("ticks", { nothing: NO_TICKS, read: parseTicks, write: formatTicks });
