import type { Listing } from "#domain/directory/listing.ts";
import { INTERNATIONAL_LISTINGS } from "./international.ts";
import { NATIONAL } from "./national.ts";
import { STATES_A_TO_M } from "./states-a-m.ts";
import { STATES_N_TO_W } from "./states-n-w.ts";

/** The whole directory, by id: 1–10 national, 11–82 local in the US, 83–98 outside it. */
export const LISTINGS: readonly Listing[] = [
  ...NATIONAL,
  ...STATES_A_TO_M,
  ...STATES_N_TO_W,
  ...INTERNATIONAL_LISTINGS,
];
