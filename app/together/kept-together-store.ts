import { type KeptTogether, NOTHING_TOGETHER } from "#domain/together/kept-together.ts";
import { readKeptTogether, writeKeptTogether } from "#domain/together/read-kept-together.ts";
import { stored } from "#app/device/stored.ts";

/** Judgments, what others have sent, the room and the duels, under one key. */
const together = stored<KeptTogether>("together", {
  nothing: NOTHING_TOGETHER,
  read: readKeptTogether,
  write: writeKeptTogether,
});

export const keptTogether = together.now;
export const keepTogether = together.change;
export const useKeptTogether = together.use;
