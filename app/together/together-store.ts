import { type TogetherState, NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import { parseTogether, formatTogether } from "#domain/together/parse-together.ts";
import { stored } from "#app/device/stored.ts";

/** Judgments, what others have sent, the room and the duels, under one key. */
const together = stored<TogetherState>("together", {
  nothing: NOTHING_TOGETHER,
  read: parseTogether,
  write: formatTogether,
});

export const togetherState = together.now;
export const storeTogether = together.change;
export const useTogetherState = together.use;
