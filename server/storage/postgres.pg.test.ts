import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { idsOf, numbered, visitorOf } from "#tests/contract/bench.ts";
import { describeStorage } from "#tests/contract/storage.ts";
import { openDatabase, prepareDatabase } from "./database.ts";
import { createSavedNames } from "./saved-names.ts";
import { StorageFault } from "./storage-fault.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const ada = visitorOf("ada");
const now = () => new Date();
const openNew = async (settings = "") => {
  const databaseUrl = `${await postgres.createDatabase()}${settings}`;
  const open = () => openDatabase({ dataDir: "not used", databaseUrl });
  return { first: await open(), open };
};

describeStorage("PostgreSQL", async () => ({
  options: { dataDir: "not used", databaseUrl: await postgres.createDatabase() },
  discard: () => Promise.resolve(),
}));

test.for(["on", "off"])("Every commit is on the disk, though the server's default be %s", async (usual) => {
  const { first, open } = await openNew();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db);
  await sql`alter database ${sql.id(rows[0]?.name ?? "")} set synchronous_commit = ${sql.lit(usual)}`.execute(
    first.db,
  );
  const second = await open();
  const read = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(second.db);
  expect(read.rows).toEqual([{ synchronous_commit: "on" }]);
  await Promise.all([first.close(), second.close()]);
});

/** Names that two processes save at once, each under two ids. */
const AT_ONCE = 40;

test("Two processes keep the limit together, and a name is saved by one of them", async () => {
  const { first, open } = await openNew();
  const second = await open();
  const pair = [first, second].map(({ db }) => createSavedNames(db, now));
  const ids = numbered(300);
  const results: string[] = [];
  // 160 at once: of 400 the last would wait longer for a connection than anybody may, where the machine is busy.
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const saves = ids
      .slice(from, from + AT_ONCE)
      .flatMap((id, n) =>
        pair.flatMap((names, which) => [names.save(ada, id), names.save(ada, `${which}-${from + n}`)]),
      );
    results.push(...(await Promise.all(saves)));
  }
  const times = (wanted: string) => results.filter((result) => result === wanted).length;
  expect(times("saved")).toBe(500);
  const kept = await pair[0]?.list(ada);
  expect(new Set(kept?.map(({ nameId }) => nameId)).size).toBe(500);
  await Promise.all([first.close(), second.close()]);
});

test("A crash of the server costs no confirmed save, and the next statement finds it again", async () => {
  const { first } = await openNew();
  const names = createSavedNames(first.db, now);
  await names.save(ada, "zoe");
  await postgres.crash();
  await first.ping().catch(() => {});
  expect(await names.save(ada, "ann")).toBe("saved");
  expect(await idsOf(names, ada)).toEqual(["ann", "zoe"]);
  await first.close();
});

test.for(["endSessions", "restart", "crash"] as const)(
  "What is in hand at a %s fails as storage that is away; nothing confirmed is lost, and all goes on",
  async (event) => {
    const databaseUrl = await postgres.createDatabase();
    const database = await openDatabase({ dataDir: "not used", databaseUrl });
    const names = createSavedNames(database.db, now);
    const confirmed: string[] = [];
    const failures: unknown[] = [];
    const until = { enough: false };
    const write = async (lane: number) => {
      const visitor = visitorOf(`lane ${lane}`);
      for (let n = 0; !until.enough; n = (n + 1) % 400) {
        try {
          if (lane % 3 === 0) await names.list(visitor);
          else if ((await names.save(visitor, `${event}-${n}`)) === "saved")
            confirmed.push(`${visitor} ${event}-${n}`);
        } catch (error) {
          failures.push(error);
          await delay(20);
        }
      }
    };
    const lanes = Array.from({ length: 6 }, (_, lane) => write(lane));
    await delay(200);
    await postgres[event](databaseUrl);
    const before = confirmed.length;
    while (confirmed.length < before + 20) await delay(20);
    until.enough = true;
    await Promise.all(lanes);

    expect(failures.map((error) => error instanceof StorageFault && error.kind)).toEqual(
      failures.map(() => "away"),
    );
    expect(failures.length).toBeGreaterThan(0);
    for (let lane = 0; lane < 6; lane += 1) {
      const visitor = visitorOf(`lane ${lane}`);
      const kept = new Set(await idsOf(names, visitor));
      const own = confirmed
        .filter((line) => line.startsWith(`${visitor} `))
        .map((line) => line.split(" ")[1] ?? "");
      expect(own.filter((id) => !kept.has(id))).toEqual([]);
    }
    await database.close();
  },
);

test("Until it is opened it is away, and it can be opened once the server is there", async () => {
  const databaseUrl = await postgres.createDatabase();
  const database = prepareDatabase({ dataDir: "not used", databaseUrl });
  const names = createSavedNames(database.db, now);
  const away = { name: "StorageFault", kind: "away" };
  await expect(names.save(ada, "zoe")).rejects.toMatchObject(away);
  await postgres.down();
  await expect(database.open()).rejects.toMatchObject({ name: "StartFault", mayPass: true });
  await expect(database.ping()).rejects.toMatchObject(away);
  await postgres.up();
  await database.open();
  expect(await names.save(ada, "zoe")).toBe("saved");
  await database.close();
});

test.for([
  ["the password", { password: "wrong" }, /refuses the user or the password/],
  ["the database", { pathname: "/nowhere" }, /nowhere does not exist/],
] as const)("Waiting does not mend %s", async ([, fault, sentence]) => {
  const address = new URL(await postgres.createDatabase());
  const { password } = address;
  Object.assign(address, fault);
  const opening = openDatabase({ dataDir: "not used", databaseUrl: address.href });
  const thrown: unknown = await opening.catch((error: unknown) => error);
  expect(thrown).toMatchObject({
    name: "StartFault",
    mayPass: false,
    message: expect.stringMatching(sentence),
  });
  expect(String(thrown)).not.toContain(password);
});

test("A server that isolates transactions more strictly by default changes nothing", async () => {
  const { first } = await openNew("?options=-c%20default_transaction_isolation%3Dserializable");
  const names = createSavedNames(first.db, now);
  await Promise.all(numbered(64).map((id) => names.save(ada, id)));
  expect(await names.count(ada)).toBe(64);
  await first.close();
});

test("A server that is not there is reported by its address, without the password", async () => {
  const opening = openDatabase({ dataDir: "", databaseUrl: "postgres://me:secret@127.0.0.1:9/x" });
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:9\/x does not answer \(ECONNREFUSED\)\.$/,
  );
});
