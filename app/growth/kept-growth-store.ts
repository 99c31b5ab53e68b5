import {
  type KeptGrowth,
  NOTHING_KEPT,
  readKeptGrowth,
  writeKeptGrowth,
} from "#domain/growth/kept-growth.ts";
import { stored } from "#app/device/stored.ts";

/** All children and their measurements, under one key. */
const growth = stored<KeptGrowth>("growth", {
  nothing: NOTHING_KEPT,
  read: readKeptGrowth,
  write: writeKeptGrowth,
});

export const keptGrowth = growth.now;
export const keepGrowth = growth.change;
export const useKeptGrowth = growth.use;
