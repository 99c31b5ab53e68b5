import {
  type KeptGrowth,
  NOTHING_KEPT,
  readKeptGrowth,
  writeKeptGrowth,
} from "#domain/growth/kept-growth.ts";
import { keptInBrowser } from "#app/ui/kept-in-browser.ts";

/** All children and their measurements, under one key. */
const growth = keptInBrowser<KeptGrowth>({
  key: "growth",
  nothing: NOTHING_KEPT,
  read: readKeptGrowth,
  write: writeKeptGrowth,
});

export const keptGrowth = growth.now;
export const keepGrowth = growth.change;
export const useKeptGrowth = growth.use;
