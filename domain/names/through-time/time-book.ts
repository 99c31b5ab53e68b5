import type { Origin } from "#domain/names/entry/origin.ts";
import type { PackedBands } from "./packed-bands.ts";
import type { TimeRequest } from "./time-request.ts";

/** Every name at once, year by year. */
export type TimeBook = {
  /** The origins that can be asked for: those of our collection that names on record have, in alphabetical order. */
  readonly origins: readonly Origin[];
  bands(request: TimeRequest): PackedBands;
};
