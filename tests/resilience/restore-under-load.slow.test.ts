import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { numbered, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase, sqliteFile } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { rounds } from "#tests/support/matrix.ts";
import { runTool } from "#tests/support/run-tool.ts";

const WRITERS = 8;
const RESTORES = rounds({ few: 1, all: 3 });
const PROGRAM = join(import.meta.dirname, "save-through-restore.ts");
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-restore-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

type Writer = { readonly confirmed: () => readonly string[]; readonly end: () => Promise<number | null> };

function startWriter(number: number): Writer {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, dataDir, `writer${number}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout?.on("data", (text) => {
    output += String(text);
  });
  return {
    confirmed: () => output.split("\n").filter((line) => line !== ""),
    async end() {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

function linesIn(file: string): ReadonlySet<string> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select visitor, name_id from saved_names").all();
  database.close();
  return new Set(rows.map((row) => `${String(row["visitor"])} ${String(row["name_id"])}`));
}

test(`What ${WRITERS} other processes have confirmed is in the safety copy or in the database after each of ${RESTORES} restores`, async () => {
  const database = await openDatabase({ dataDir });
  const names = createSavedNames(database.db, () => new Date());
  // Enough that a restore takes a while.
  const list = numbered(300).map((nameId) => ({ nameId, note: "a long note ".repeat(20) }));
  for (const each of numbered(60)) await names.merge(visitorOf(each), list);
  await database.close();
  const file = join(dataDir, "backup.sqlite");
  const run = (tool: string) => runTool(tool, [file], { DATA_DIR: dataDir });
  expect(await run("backup.ts")).toMatchObject({ exitCode: 0 });

  const writers = Array.from({ length: WRITERS }, (_, number) => startWriter(number));
  // Whoever is told to end before it listens ends otherwise.
  while (writers.some((writer) => writer.confirmed().length === 0)) await delay(20);
  const copies: string[] = [];
  for (let round = 0; round < RESTORES; round += 1) {
    await delay(1_000);
    const restored = await run("restore.ts");
    expect(restored).toMatchObject({ exitCode: 0, err: "" });
    copies.push(/^As it was before: (\S+)$/m.exec(restored.out)?.[1] ?? "");
  }
  await delay(300);
  expect(await Promise.all(writers.map((writer) => writer.end()))).toEqual(writers.map(() => 0));

  const confirmed = writers.flatMap((writer) => writer.confirmed());
  const found = [...copies, sqliteFile(dataDir)].map(linesIn);
  const lost = confirmed.filter((line) => !found.some((lines) => lines.has(line)));
  console.log(`${confirmed.length} confirmed, ${lost.length} lost`);
  expect(confirmed.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});
