import { gamePool } from "#domain/games/pool/game-pool.ts";
import { judgeOrigin } from "./judge-origin.ts";
import { openOrigin } from "./open-origin.ts";
import { originRows } from "./origin-rows.ts";

/** What the origin game is played with after its default round. */
export const ORIGIN_POOL = gamePool({
  id: "origin-matching",
  rows: (sources, { dice }) => originRows(sources, dice),
  open: openOrigin,
  judge: judgeOrigin,
  line: ({ name, options, correct, alsoTrue }) =>
    `${name}: ${options.join(" · ")} → ${correct}${alsoTrue === undefined ? "" : ` (half: ${alsoTrue})`}`,
});
