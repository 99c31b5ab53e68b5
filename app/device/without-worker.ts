import { createListeners } from "#app/state/listeners.ts";

/** Told when this browser has no worker that keeps the site's files: what may be needed without a network is then fetched before. */
export const withoutWorker = createListeners();
