import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeliveries } from "#server/storage/deliveries.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { rounds } from "#tests/support/matrix.ts";
import { ONLY_TO_START } from "#tests/support/run-tool.ts";
import { startSmtp } from "#tests/support/smtp.ts";

const SUBSCRIBERS = rounds({ few: 30, all: 200 });
/** A run is killed when so many letters have come in all. */
const KILLED_AT = rounds({ few: 1, all: 2 }) === 1 ? [12] : [60, 130];
/** Ten seconds pass after each kill, and each start and letter takes its time on a busy machine. */
const PATIENCE_MS = 300_000;
const ROOT = join(import.meta.dirname, "..", "..");
const ISSUE = "---\nsubject: Killed twice\n---\n\nHello.\n";

test(
  `A run killed ${KILLED_AT.length} times reaches all ${SUBSCRIBERS} subscribers; only the letter in hand comes twice, as the same`,
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "namekin-newsletter-"));
    const file = join(dataDir, "2026-12.md");
    await writeFile(file, ISSUE);
    const database = await openDatabase({ dataDir });
    const subscribers = createSubscribers(database.db, () => new Date());
    const addresses = Array.from({ length: SUBSCRIBERS }, (_, n) => `reader${n}@example.org`);
    for (const [n, typed] of addresses.entries()) {
      const address = readEmailAddress(typed);
      if (address !== undefined) await subscribers.ask(`subscriber-${n}`, address);
      await subscribers.confirm(`subscriber-${n}`);
    }

    let child: ChildProcess | undefined;
    const smtp = await startSmtp({
      onReceived: () => {
        // Before the server has said that it took the letter: the worst moment.
        if (KILLED_AT.includes(smtp.received.length)) child?.kill("SIGKILL");
      },
    });
    const env = {
      ...ONLY_TO_START,
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      PUBLIC_URL: "https://names.example.org",
      POSTAL_ADDRESS: "1 Elm Street, Springfield",
    };
    const run = async () => {
      const command = ["tools/newsletter.ts", "send", file, "--per-minute", "6000"];
      child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
      let output = "";
      child.stdout?.on("data", (text) => {
        output += String(text);
      });
      await once(child, "close");
      return { signal: child.signalCode, code: child.exitCode, output };
    };

    for (const _ of KILLED_AT) expect(await run()).toMatchObject({ signal: "SIGKILL" });
    const last = await run();
    expect(last).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${SUBSCRIBERS} of ${SUBSCRIBERS} sent, 0 refused, 0 wait`),
    });

    const { received } = smtp;
    expect(new Set(received.map(({ to }) => to))).toEqual(new Set(addresses));
    const repeated = received.filter(({ to }, n) => received.findIndex((mail) => mail.to === to) < n);
    expect(repeated.length).toBeLessThanOrEqual(KILLED_AT.length);
    // A repeat bears the same Message-ID: as many ids as people.
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(SUBSCRIBERS);
    expect(await createDeliveries(database.db, () => new Date()).count("2026-12")).toMatchObject({
      sent: SUBSCRIBERS,
    });

    const again = await run();
    expect(again).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${SUBSCRIBERS} of ${SUBSCRIBERS} sent`),
    });
    expect(smtp.received).toHaveLength(received.length);
    await smtp.stop();
    await database.close();
    await rm(dataDir, { recursive: true });
  },
);
