import { gamePool } from "#domain/games/pool/game-pool.ts";
import { judgeTimeline } from "./judge-timeline.ts";
import { openTimeline } from "./open-timeline.ts";
import { timelineRows } from "./timeline-rows.ts";

/** What the timeline is played with after its default round. */
export const TIMELINE_POOL = gamePool({
  id: "trend-timeline",
  rows: ({ records }, { dice }) => timelineRows(records, dice),
  open: openTimeline,
  judge: judgeTimeline,
  line: ({ name, hint, options, correct }) => `${name} (${hint}): ${options.join(" · ")} → ${correct}`,
});
