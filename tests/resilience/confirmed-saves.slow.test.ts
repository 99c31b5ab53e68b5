import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase, sqliteFile } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { rounds } from "#tests/support/matrix.ts";

const ROUNDS = rounds({ few: 8, all: 200 });
/** Files worked on at the same time. */
const LANES = 4;
const LONGEST_LIFE_MS = 25;
const PROGRAM = join(import.meta.dirname, "save-until-killed.ts");

test(`A confirmed save survives kill -9 (${ROUNDS} rounds)`, async () => {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => runLane(ROUNDS / LANES)));
  const sum = (of: (lane: Lane) => number) => lanes.reduce((total, lane) => total + of(lane), 0);
  console.log(`${ROUNDS} rounds, ${sum((lane) => lane.confirmed)} confirmed saves`);
  expect(lanes.map(({ damage }) => damage)).toEqual(lanes.map(() => "ok"));
  expect(sum((lane) => lane.killed)).toBe(ROUNDS);
  expect(sum((lane) => lane.confirmed)).toBeGreaterThanOrEqual(ROUNDS);
  expect(lanes.flatMap(({ lost }) => lost)).toEqual([]);
});

type Lane = {
  readonly killed: number;
  readonly confirmed: number;
  readonly lost: readonly string[];
  readonly damage: unknown;
};

/** The rounds of one file, one after another: each opens what the one before left when it was killed. */
async function runLane(lives: number): Promise<Lane> {
  const dataDir = await mkdtemp(join(tmpdir(), "namekin-kill-"));
  try {
    const confirmed: string[] = [];
    let killed = 0;
    for (let round = 0; round < lives; round += 1) {
      const life = await liveAndDie(dataDir, round);
      confirmed.push(...life.confirmed);
      if (life.signal === "SIGKILL") killed += 1;
    }
    const kept = await readAll(dataDir, confirmed);
    const lost = confirmed.filter((line) => !kept.has(line));
    return { killed, confirmed: confirmed.length, lost, damage: checkIntegrity(dataDir) };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Starts the program and kills it some time after its first confirmed save. */
async function liveAndDie(dataDir: string, round: number) {
  const child = spawn(process.execPath, [PROGRAM, dataDir, String(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => {
    if (output === "") setTimeout(() => child.kill("SIGKILL"), Math.random() * LONGEST_LIFE_MS);
    output += String(text);
  });
  await once(child, "close");
  // What follows the last line break was cut off while being printed.
  return { confirmed: output.split("\n").slice(0, -1), signal: child.signalCode };
}

async function readAll(dataDir: string, confirmed: readonly string[]): Promise<ReadonlySet<string>> {
  const database = await openDatabase({ dataDir });
  const names = createSavedNames(database.db, () => new Date());
  const visitors = new Set(confirmed.map((line) => line.split(" ")[0] ?? ""));
  const kept = new Set<string>();
  for (const visitor of visitors) {
    for (const { nameId } of await names.list(visitor)) kept.add(`${visitor} ${nameId}`);
  }
  await database.close();
  return kept;
}

function checkIntegrity(dataDir: string): unknown {
  const file = new DatabaseSync(sqliteFile(dataDir));
  const row = file.prepare("pragma integrity_check").get();
  file.close();
  return row?.["integrity_check"];
}
