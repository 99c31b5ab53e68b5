import { readFileSync } from "node:fs";
import { join } from "node:path";
import { THEMES } from "#content/names/themes.ts";
import type { PoolGameId } from "#domain/games/game-id.ts";
import type { MilestoneFact } from "#domain/games/milestone-guessing-game/milestone-fact.ts";
import { openGender } from "#domain/games/gender-prediction/open-gender.ts";
import { openLength } from "#domain/games/length-challenge/open-length.ts";
import { openMeaning } from "#domain/games/name-meaning-quiz/open-meaning.ts";
import { openMilestones } from "#domain/games/milestone-guessing-game/open-milestones.ts";
import { openOrigin } from "#domain/games/origin-matching/open-origin.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { openTimeline } from "#domain/games/trend-timeline/open-timeline.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";
import { judgeGender } from "#domain/games/gender-prediction/judge-gender.ts";
import { judgeLength } from "#domain/games/length-challenge/judge-length.ts";
import { judgeMeaning } from "#domain/games/name-meaning-quiz/judge-meaning.ts";
import { judgeMilestone } from "#domain/games/milestone-guessing-game/judge-milestone.ts";
import { judgeOrigin } from "#domain/games/origin-matching/judge-origin.ts";
import { judgeScramble } from "#domain/games/word-scramble/judge-scramble.ts";
import { judgeTimeline } from "#domain/games/trend-timeline/judge-timeline.ts";
import type { Doubts, Known } from "#domain/games/pool/known.ts";
import { foldName } from "#domain/names/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";
import { readDictionary } from "./make-pools.ts";
import { readMilestoneTable } from "#domain/games/milestone-guessing-game/milestone-table.ts";

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
