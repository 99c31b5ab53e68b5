import {
  type StoredGrowth,
  NOTHING_KEPT,
  parseStoredGrowth,
  formatStoredGrowth,
} from "#domain/growth/stored-growth.ts";
import { stored } from "#app/device/stored.ts";

/** All children and their measurements, under one key. */
const growth = stored<StoredGrowth>("growth", {
  nothing: NOTHING_KEPT,
  read: parseStoredGrowth,
  write: formatStoredGrowth,
});

export const storedGrowth = growth.now;
export const storeGrowth = growth.change;
export const useStoredGrowth = growth.use;
