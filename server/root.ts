/** The project's folder. This file and the built server (build/server.js) both lie one folder below it. */
export const ROOT = new URL("../", import.meta.url);
