import { gamePool } from "#domain/games/pool/game-pool.ts";
import { judgeMeaning } from "./judge-meaning.ts";
import { meaningRows } from "./meaning-rows.ts";
import { openMeaning } from "./open-meaning.ts";

/** What the meaning quiz is played with after its default round. */
export const MEANING_POOL = gamePool({
  id: "name-meaning-quiz",
  rows: (sources, { dice }) => meaningRows(sources, dice),
  open: openMeaning,
  judge: judgeMeaning,
  line: ({ question, options, correct }) => `${question} ${options.join(" · ")} → ${correct}`,
});
