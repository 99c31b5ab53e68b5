import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/matrix.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { runTool } from "#tests/support/run-tool.ts";
import { startSources } from "#tests/support/servers/start-sources.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { ISSUE, MESSAGES, NOTE, ORDER, ROOM, SUBSCRIBERS } from "./kept-data.ts";
import { KEPT, layKept } from "./lay-kept.ts";

const versions = readdirSync(KEPT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** In `npm test` each version on one engine, each engine from one version. */
const cases = versions.flatMap(({ name }, place) =>
  (["sqlite", "postgres"] as const)
    .filter((_, at) => IS_FULL || at === place % 2)
    .map((engine) => ({ version: name, engine })),
);
const MAIL = { PUBLIC_URL: "https://names.example.org", POSTAL_ADDRESS: "1 Elm Street, Springfield" };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test.for(cases)(
  "What $version has written in $engine is all there after an upgrade, and can be backed up and restored",
  async ({ version, engine }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "namekin-upgrade-"));
    const databaseUrl = engine === "sqlite" ? undefined : await postgres.createDatabase();
    const cookie = await layKept(version, databaseUrl ?? dataDir);
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const server = await startSources({ ...settings, LOG_LEVEL: "silent" }, true, dataDir);
    const smtp = await startSmtp();
    const run = async (tool: string, ...args: readonly string[]) => {
      const { exitCode, out, err } = await runTool(tool, args, { ...settings, ...MAIL, SMTP_URL: smtp.url });
      expect(exitCode, `${tool} ${args.join(" ")}: ${err}`).toBe(0);
      return out;
    };
    const list = async () => (await fetch(`${server.url}/api/saved-names`, { headers: { cookie } })).json();
    try {
      const saved = await list();
      expect(saved).toMatchObject(ORDER.map((id) => ({ nameId: id, note: id === ORDER.at(-1) ? NOTE : "" })));
      expect(await (await fetch(`${server.url}/api/rooms/${ROOM.id}`)).json()).toMatchObject({
        slots: Object.entries(ROOM.slots).map(([slot, blob]) => ({ slot, blob })),
      });
      const subscribers: unknown = JSON.parse(await run("newsletter.ts", "export"));
      expect(subscribers).toHaveLength(SUBSCRIBERS.length);
      expect(subscribers).toEqual(
        expect.arrayContaining(
          SUBSCRIBERS.map(({ email, state }) => expect.objectContaining({ email, state })),
        ),
      );
      await run("inbox.ts", "export", join(dataDir, "inbox.json"));
      const inbox: unknown = JSON.parse(readFileSync(join(dataDir, "inbox.json"), "utf8"));
      expect(inbox).toMatchObject(MESSAGES.map((message, index) => ({ number: index + 1, ...message })));

      // Whoever had the issue before the upgrade does not get it again.
      const issue = join(dataDir, `${ISSUE.id}.md`);
      writeFileSync(issue, ISSUE.file);
      expect(await run("newsletter.ts", "send", issue, "--per-minute", "6000")).toContain("2 of 2 sent");
      expect(smtp.received.map(({ to }) => to)).toEqual([SUBSCRIBERS[1].email]);

      const backup = (await run("backup.ts")).split("\n")[0] ?? "";
      await fetch(`${server.url}/api/saved-names/hazel`, { method: "DELETE", headers: { cookie } });
      expect(await list()).toHaveLength(ORDER.length - 1);
      await run("restore.ts", backup);
      expect(await list()).toEqual(saved);
    } finally {
      await server.stop();
      await smtp.stop();
      rmSync(dataDir, { recursive: true });
    }
  },
);
