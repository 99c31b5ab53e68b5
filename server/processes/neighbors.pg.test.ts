import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAgreement } from "#server/http/limits/agreement.ts";
import { createAllowances } from "#server/http/limits/allowances.ts";
import { openDatabase } from "#server/storage/database.ts";
import { openPostgresLine } from "#server/storage/postgres-line.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { siblingsByHand, siblingsOf } from "#tests/fixtures/siblings-by-hand.ts";
import { createNeighbors, lineName } from "./neighbors.ts";
import { ALONE, type Siblings } from "./siblings.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Longer than a busy machine stands still: a turn that does not come would be one lost, not one late. */
const PATIENCE_MS = 30_000;

/** As a process on a machine of this name, with its allowances. */
async function openProcess(databaseUrl: string, machine: string, siblings: Siblings = ALONE) {
  const database = await openDatabase({ dataDir: "not used", databaseUrl });
  const line = openPostgresLine({
    connectionString: databaseUrl,
    name: lineName(machine),
    onError: () => {},
  });
  const neighbors = createNeighbors({ db: database.db, line, machine, patienceMs: PATIENCE_MS });
  const heard: unknown[] = [];
  neighbors.hear((news) => heard.push(...news));
  const allowances = createAllowances({
    clock: () => 0,
    readsPerMinute: 300,
    agreement: createAgreement(siblings, neighbors),
  });
  await expect.poll(line.isUp).toBe(true);
  await neighbors.open();
  return {
    neighbors,
    allowances,
    heard,
    async stop() {
      neighbors.stop();
      await line.stop();
      await database.close();
    },
  };
}

const client = (address: string) => ({ address, standsForMany: false, https: true, origin: "" });
const ADA = client("203.0.113.7");

test("processes of other machines are counted, and told; those of this machine hear only what was done in turn", async () => {
  const databaseUrl = await postgres.createDatabase();
  const [one, sibling] = [await openProcess(databaseUrl, "one"), await openProcess(databaseUrl, "one")];
  expect([one, sibling].map(({ neighbors }) => neighbors.count())).toEqual([0, 0]);
  const other = await openProcess(databaseUrl, "other");
  expect(other.neighbors.count()).toBe(2);
  await expect.poll(() => [one, sibling].map(({ neighbors }) => neighbors.count())).toEqual([1, 1]);
  expect(one.neighbors.salt()).toBe(other.neighbors.salt());

  const many = Array.from({ length: 300 }, (_, n) => ["reads", `2001:db8:0:${n}::/64`, 1]);
  one.neighbors.tell(many);
  await expect.poll(() => other.heard).toEqual(many);
  await one.neighbors.inTurn(
    () => {},
    () => ["in turn"],
  );
  await expect.poll(() => sibling.heard).toEqual(["in turn"]);
  // Over a connection of its own, which may be told a moment later.
  await expect.poll(() => other.heard.at(-1)).toBe("in turn");
  expect(one.heard).toEqual([]);
  await Promise.all([one, sibling, other].map(({ stop }) => stop()));
});

test("what passes through PostgreSQL can be read by none but the site", async () => {
  const databaseUrl = await postgres.createDatabase();
  const one = await openProcess(databaseUrl, "one");
  const listening = new Client({ connectionString: databaseUrl });
  await listening.connect();
  const payloads: string[] = [];
  listening.on("notification", ({ payload = "" }) => payloads.push(payload));
  await listening.query("listen namekin_neighbors");
  one.neighbors.tell([["reads", "203.0.113.7", 1]]);
  await expect.poll(() => payloads.length).toBe(1);
  expect(Buffer.from(payloads[0] ?? "", "base64url").toString()).not.toContain("203.0.113");
  // Nor is anything believed that another user of the database says.
  await listening.query("select pg_notify('namekin_neighbors', 'AAAA'), pg_notify('namekin_neighbors', '')");
  await one.neighbors.inTurn(
    () => {},
    () => [],
  );
  await listening.end();
  await one.stop();
});

test("machines give what one gives: lists to the number, of readings a fifth more at most", async () => {
  const databaseUrl = await postgres.createDatabase();
  const [left = ALONE, right = ALONE] = siblingsOf(siblingsByHand(2).members);
  const processes = [
    await openProcess(databaseUrl, "one", left),
    await openProcess(databaseUrl, "one", right),
    await openProcess(databaseUrl, "two"),
    await openProcess(databaseUrl, "three"),
  ];
  await expect.poll(() => processes.map(({ neighbors }) => neighbors.count())).toEqual([2, 2, 3, 3]);
  for (const [allowance, most] of [
    ["newList", 60],
    ["newRoom", 20],
  ] as const) {
    const asked = Array.from({ length: 30 }, () =>
      processes.map(({ allowances }) => allowances[allowance](ADA)),
    );
    const seconds = await Promise.all(asked.flat());
    expect(seconds.filter((each) => each === 0)).toHaveLength(most);
  }

  let given = 0;
  for (let round = 0; round < 400; round += 1) {
    for (const { allowances } of processes) if (allowances.read(ADA, 1) === 0) given += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(given).toBeGreaterThanOrEqual(600);
  expect(given).toBeLessThanOrEqual(720);
  await Promise.all(processes.map(({ stop }) => stop()));
});

test("while PostgreSQL is away each goes on by itself; when it is back they count together again", async () => {
  const databaseUrl = await postgres.createDatabase();
  const [one, other] = [await openProcess(databaseUrl, "one"), await openProcess(databaseUrl, "other")];
  await expect.poll(() => one.neighbors.count()).toBe(1);
  await postgres.down();
  expect(await one.allowances.newList(ADA)).toBe(0);
  await postgres.up();
  await expect
    .poll(() => {
      for (const { neighbors } of [one, other]) neighbors.tell(["heard"]);
      return [one, other].map(({ heard, neighbors }) => [heard.includes("heard"), neighbors.count()]);
    })
    .toEqual([
      [true, 1],
      [true, 1],
    ]);
  const seconds = await Promise.all(
    Array.from({ length: 40 }, () => [one, other].map(({ allowances }) => allowances.newList(ADA))).flat(),
  );
  const given = seconds.filter((each) => each === 0).length;
  // The one that was given meanwhile was told to nobody.
  expect(given).toBeGreaterThanOrEqual(59);
  expect(given).toBeLessThanOrEqual(60);
  await Promise.all([one, other].map(({ stop }) => stop()));
});
