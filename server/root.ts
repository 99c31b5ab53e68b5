/** The project's folder. This file and the built server (build/server.js) both lie one folder below it. */
export const ROOT = new URL("../", import.meta.url);

/** Whether the built server runs, and not the sources. */
export const IS_BUILT = import.meta.url.startsWith(new URL("build/", ROOT).href);
