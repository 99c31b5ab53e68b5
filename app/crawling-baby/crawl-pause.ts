import { stored } from "#app/device/stored.ts";

const PAUSED = "paused";

/** Whether somebody has stopped the baby in this tab. */
export const crawlPause = stored<boolean>("baby", {
  nothing: false,
  read: (text) => text === PAUSED,
  write: (isPaused) => (isPaused ? PAUSED : null),
});
