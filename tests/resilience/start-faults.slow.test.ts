import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, sqliteFile } from "#server/storage/database.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { startPostgres } from "#tests/support/postgres/postgres.ts";
import { ONLY_TO_START } from "#tests/support/run-tool.ts";
import { FROM_SOURCES } from "#tests/support/servers/start-sources.ts";

// Each start takes two CPU seconds: in `npm test` a port, a folder, a file and a PostgreSQL; the sentences are made in one way.
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "namekin-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts the server, which is expected to end by itself. */
async function startInVain(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, FROM_SOURCES, {
    env: { ...ONLY_TO_START, DATA_DIR: dataDir, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (text) => (out += String(text)));
  child.stderr.on("data", (text) => (err += String(text)));
  await once(child, "close");
  return { code: child.exitCode, out, err };
}

const oneSentence = (pattern: RegExp) => ({
  code: 1,
  err: expect.stringMatching(new RegExp(`^${pattern.source}[^\n]*\n$`)),
});

test.for(IS_FULL ? ["1", "2"] : ["2"])(
  "A port in use, by %s processes: nothing is made, and it is said",
  async (PROCESSES) => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const address = holder.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const folder = join(dataDir, "fresh");
    const ended = await startInVain({ PORT: port, DATA_DIR: folder, PROCESSES });
    holder.close();
    expect(ended).toMatchObject(oneSentence(new RegExp(`Port ${port} is in use\\. Set PORT to another\\.`)));
    expect(ended.out).toBe("");
    expect(existsSync(folder)).toBe(false);
  },
);

test.runIf(IS_FULL)("An address that is not this machine's", async () => {
  expect(await startInVain({ HOST: "192.0.2.1" })).toMatchObject(
    oneSentence(/This machine has no address 192\.0\.2\.1\. Set HOST/),
  );
});

test("A folder in which nothing can be written", async () => {
  // Not even by root.
  const ended = await startInVain({ DATA_DIR: "/proc" });
  expect(ended).toMatchObject(oneSentence(/The (server may not write to|folder) \/proc/));
});

test.runIf(IS_FULL)("A folder that is a file", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  expect(await startInVain({ DATA_DIR: join(file, "data") })).toMatchObject(
    oneSentence(/The folder .* cannot be made \(ENOTDIR\)\. Set DATA_DIR/),
  );
});

test.for(IS_FULL ? ["1", "3"] : ["1"])(
  "A file that is no database, opened by %s processes",
  async (PROCESSES) => {
    writeFileSync(sqliteFile(dataDir), "names and more names ".repeat(1000));
    expect(await startInVain({ PROCESSES })).toMatchObject(
      oneSentence(/\S+namekin\.sqlite is not a database\. Move it away/),
    );
  },
);

test.runIf(IS_FULL)("Faulty settings of several processes", async () => {
  expect(await startInVain({ PROCESSES: "2", LOG_LEVEL: "loud" })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The environment has a fault:\n {2}LOG_LEVEL must be [^\n]*\n[^\n]*\n$/),
  });
});

test.runIf(IS_FULL)("A database whose first page is damaged", async () => {
  await (await openDatabase({ dataDir })).close();
  // Behind the header, which takes 100 bytes.
  const file = openSync(sqliteFile(dataDir), "r+");
  writeSync(file, Buffer.alloc(3900, 0xff), 0, 3900, 100);
  closeSync(file);
  expect(await startInVain({})).toMatchObject(oneSentence(/\S+namekin\.sqlite is damaged \(/));
});

test.runIf(IS_FULL)("A database of a newer version", async () => {
  const database = await openDatabase({ dataDir });
  await database.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto("kysely_migration")
    .values({ name: "9999-later", timestamp: new Date().toISOString() })
    .execute();
  await database.close();
  expect(await startInVain({})).toMatchObject(
    oneSentence(/The database was changed by a newer version of the site \(9999-later\): start that one/),
  );
});

test("A PostgreSQL that knows neither the user nor the database", async () => {
  const postgres = await startPostgres();
  try {
    const address = new URL(await postgres.createDatabase());
    const { password } = address;
    address.pathname = "/nowhere";
    expect(await startInVain({ DATABASE_URL: address.href })).toMatchObject(
      oneSentence(/PostgreSQL at 127\.0\.0\.1:\d+\/nowhere does not exist\. Create the database/),
    );
    if (!IS_FULL) return;
    address.password = "wrong";
    const ended = await startInVain({ DATABASE_URL: address.href });
    expect(ended).toMatchObject(
      oneSentence(
        /PostgreSQL at 127\.0\.0\.1:\d+\/nowhere refuses the user or the password\. Check DATABASE_URL\./,
      ),
    );
    expect(ended.out + ended.err).not.toContain(password);
  } finally {
    await postgres.stop();
  }
});

test("What nobody has foreseen ends in the log, and the process with it", async () => {
  const surprised = (how: string) => `
    import { pino } from "pino";
    import { endOnSurprise } from "${join(import.meta.dirname, "..", "..", "server", "last-resort.ts")}";
    endOnSurprise(pino(pino.destination({ dest: 1, sync: false, minLength: 4096 })));
    setTimeout(() => { ${how} }, 1);
    setTimeout(() => {}, 60_000);`;
  for (const how of ['throw new Error("oops")', 'void Promise.reject(new Error("oops"))']) {
    const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", surprised(how)], {
      cwd: join(import.meta.dirname, "..", ".."),
      stdio: ["ignore", "pipe", "inherit"],
    });
    let out = "";
    child.stdout.on("data", (text) => (out += String(text)));
    await once(child, "close");
    expect([child.exitCode, JSON.parse(out)]).toMatchObject([1, { level: 60, err: { message: "oops" } }]);
  }
});
