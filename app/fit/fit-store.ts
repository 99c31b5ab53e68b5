import type { TypedName } from "#domain/fit/full-name.ts";
import { NOTHING_TYPED, readFit, writeFit } from "#domain/fit/stored-fit.ts";
import { stored } from "#app/device/stored.ts";

/** The name that is being tried, under one key of this browser. */
const fit = stored<TypedName>("fit", { nothing: NOTHING_TYPED, read: readFit, write: writeFit });

export const storedFit = fit.now;
export const storeFit = fit.change;
export const useStoredFit = fit.use;
