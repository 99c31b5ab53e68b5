import { gamePool } from "#domain/games/pool/game-pool.ts";
import { judgeMilestone } from "./judge-milestone.ts";
import { milestoneRows } from "./milestone-rows.ts";
import { openMilestones } from "./open-milestones.ts";

/** What the milestone game is played with after its default round. */
export const MILESTONE_POOL = gamePool({
  id: "milestone-guessing-game",
  rows: ({ facts }) => milestoneRows(facts),
  open: openMilestones,
  judge: (item, { facts }) => judgeMilestone(item, facts),
  line: ({ milestone, question, correctAge, range }) =>
    `${milestone}: ${question} → ${correctAge} (${range})`,
  isSmall: true,
});
