import type { TypedName } from "#domain/fit/full-name.ts";
import { NOTHING_TYPED, readFit, writeFit } from "#domain/fit/kept-fit.ts";
import { keptInBrowser } from "#app/ui/kept-in-browser.ts";

/** The name that is being tried, under one key of this browser. */
const fit = keptInBrowser<TypedName>({ key: "fit", nothing: NOTHING_TYPED, read: readFit, write: writeFit });

export const keptFit = fit.now;
export const keepFit = fit.change;
export const useKeptFit = fit.use;
