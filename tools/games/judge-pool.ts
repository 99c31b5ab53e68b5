import { readFileSync } from "node:fs";
import { join } from "node:path";
import { THEMES } from "#content/names/themes.ts";
import type { PoolGameId } from "#domain/games/game-id.ts";
import type { MilestoneFact } from "#domain/games/milestone-fact.ts";
import { openGender } from "#domain/games/pools/open-gender.ts";
import { openLength } from "#domain/games/pools/open-length.ts";
import { openMeaning } from "#domain/games/pools/open-meaning.ts";
import { openMilestones } from "#domain/games/pools/open-milestones.ts";
import { openOrigin } from "#domain/games/pools/open-origin.ts";
import { openScramble } from "#domain/games/pools/open-scramble.ts";
import { openTimeline } from "#domain/games/pools/open-timeline.ts";
import type { OpenPool } from "#domain/games/pools/packed-pool.ts";
import { judgeGender } from "#domain/games/unambiguous/judge-gender.ts";
import { judgeLength } from "#domain/games/unambiguous/judge-length.ts";
import { judgeMeaning } from "#domain/games/unambiguous/judge-meaning.ts";
import { judgeMilestone } from "#domain/games/unambiguous/judge-milestone.ts";
import { judgeOrigin } from "#domain/games/unambiguous/judge-origin.ts";
import { judgeScramble } from "#domain/games/unambiguous/judge-scramble.ts";
import { judgeTimeline } from "#domain/games/unambiguous/judge-timeline.ts";
import type { Doubts, Known } from "#domain/games/unambiguous/known.ts";
import { foldName } from "#domain/names/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";
import { readDictionary } from "./make-pools.ts";
import { readMilestoneTable } from "./milestone-table.ts";

/** What judges look things up in. */
export type Evidence = Known & { readonly facts: readonly MilestoneFact[] };

export function readEvidence(root: string): Evidence {
  return {
    records: readRecords(join(root, "data/ssa")),
    entries: new Map(COLLECTION.map((entry) => [foldName(entry.name), entry])),
    themes: THEMES,
    dictionary: readDictionary(root),
    facts: readMilestoneTable(readFileSync(join(root, "data/milestones/facts.tsv"), "utf8")),
  };
}

type JudgePool = (rows: readonly string[], evidence: Evidence) => Doubts;

const JUDGES: Readonly<Record<PoolGameId, JudgePool>> = {
  "name-meaning-quiz": judging(openMeaning, judgeMeaning),
  "milestone-guessing-game": judging(openMilestones, (item, { facts }) => judgeMilestone(item, facts)),
  "word-scramble": judging(openScramble, judgeScramble),
  "origin-matching": judging(openOrigin, judgeOrigin),
  "gender-prediction": judging(openGender, judgeGender),
  "length-challenge": judging(openLength, judgeLength),
  "trend-timeline": judging(openTimeline, judgeTimeline),
};

function judging<Item>(open: OpenPool<Item>, judge: (item: Item, evidence: Evidence) => Doubts): JudgePool {
  return (rows, evidence) =>
    open(rows).flatMap(({ id, item }) => judge(item, evidence).map((doubt) => `${id}: ${doubt}`));
}

/** The doubts about the items of these rows, each with the id of its item. */
export function judgePool(game: PoolGameId, rows: readonly string[], evidence: Evidence): Doubts {
  return JUDGES[game](rows, evidence);
}
