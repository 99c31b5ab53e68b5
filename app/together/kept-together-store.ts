import { type KeptTogether, NOTHING_TOGETHER } from "#domain/together/kept-together.ts";
import { readKeptTogether, writeKeptTogether } from "#domain/together/read-kept-together.ts";
import { keptInBrowser } from "#app/ui/kept-in-browser.ts";

/** Judgments, what others have sent, the room and the duels, under one key. */
const together = keptInBrowser<KeptTogether>({
  key: "together",
  nothing: NOTHING_TOGETHER,
  read: readKeptTogether,
  write: writeKeptTogether,
});

export const keptTogether = together.now;
export const keepTogether = together.change;
export const useKeptTogether = together.use;
