import { gamePool } from "#domain/games/pool/game-pool.ts";
import { judgeScramble } from "./judge-scramble.ts";
import { openScramble } from "./open-scramble.ts";
import { scrambleRows } from "./scramble-rows.ts";

/** What the scramble is played with after its default round. */
export const SCRAMBLE_POOL = gamePool({
  id: "word-scramble",
  rows: (sources, { dice }) => scrambleRows(sources, dice),
  open: openScramble,
  judge: judgeScramble,
  line: ({ original, scrambled, hint, also = [] }) =>
    `${scrambled} (${hint}) → ${[original, ...also].join(", ")}`,
});
