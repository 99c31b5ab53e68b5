import { gamePool } from "#domain/games/pool/game-pool.ts";
import { judgeLength } from "./judge-length.ts";
import { lengthRows } from "./length-rows.ts";
import { openLength } from "./open-length.ts";

/** What the length challenge is played with after its default round. */
export const LENGTH_POOL = gamePool({
  id: "length-challenge",
  rows: (sources, { most }) => lengthRows(sources, most),
  open: openLength,
  judge: judgeLength,
  line: ({ name, hint, say, syllables }) => `${name} (${hint}) → ${syllables}: ${say}`,
});
