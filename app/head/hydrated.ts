/** On <html> once React listens: from then on, clicks need no help. */
export const HYDRATED = "data-hydrated";

/** The window hears of it, once. */
export const HYDRATED_EVENT = "ready";
