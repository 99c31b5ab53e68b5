import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSubscribers, type Subscribers } from "#server/storage/subscribers.ts";
import type { Database } from "#server/storage/tables.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { readOutbox } from "./read-outbox.ts";
import { runTool } from "#tests/support/run-tool.ts";
import { startSmtp } from "#tests/support/smtp.ts";

const SETTINGS = { PUBLIC_URL: "https://names.example.org", POSTAL_ADDRESS: "1 Elm Street, Springfield" };
let dataDir: string;
let file: string;
let database: Database;
let subscribers: Subscribers;

/** In \`npm test\` an issue by way of files, one by way of a mail server, and the inbox: each command is half a CPU second. */
const fullTest = test.runIf(IS_FULL);

// This process is the running server; the commands are other processes.
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-newsletter-"));
  file = join(dataDir, "2026-12.md");
  await writeFile(file, "---\nsubject: Snow and names\n---\n\nHello, [Hazel](/names/hazel).\n");
  database = await openDatabase({ dataDir });
  subscribers = createSubscribers(database.db, () => new Date());
  for (const name of ["ada", "bob", "eve"]) {
    const address = readEmailAddress(`${name}@example.org`);
    if (address !== undefined) await subscribers.ask(name, address);
    if (name !== "eve") await subscribers.confirm(name);
  }
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});
const newsletter = (...args: readonly string[]) =>
  runTool("newsletter.ts", args, { DATA_DIR: dataDir, ...SETTINGS });
const inbox = (...args: readonly string[]) => runTool("inbox.ts", args, { DATA_DIR: dataDir });

test("An issue is previewed, tried without sending, sent to files, and not sent twice", async () => {
  const shown = await newsletter("preview", file);
  expect(shown).toEqual({ exitCode: 0, err: "", out: `${join(dataDir, "previews", "2026-12.html")}\n` });
  expect(await readFile(shown.out.trim(), "utf8")).toContain(
    '<a href="https://names.example.org/names/hazel">',
  );

  const tried = await newsletter("send", file, "--dry-run");
  expect(tried).toMatchObject({ exitCode: 0, out: expect.stringContaining("Would go to 2 subscribers.") });
  expect(await newsletter("status")).toMatchObject({ out: "Subscribers: 2 confirmed, 1 pending\n" });

  const sent = await newsletter("send", file, "--per-minute", "6000");
  expect(sent).toMatchObject({ exitCode: 0, err: "", out: expect.stringMatching(/outbox\n2 of 2 sent/) });
  expect(await readOutbox(dataDir)).toMatchObject([
    {
      to: "ada@example.org",
      subject: "Snow and names",
      text: expect.stringMatching(/unsubscribe\?token=\S{60,}\s/),
    },
    { to: "bob@example.org" },
  ]);
  expect((await newsletter("send", file)).out).toContain("2 of 2 sent, 0 refused, 0 wait.");
  expect(await readOutbox(dataDir)).toHaveLength(2);
  expect((await newsletter("status", "2026-12")).out).toMatch(
    /^2026-12, begun \S+: 2 of 2 sent, 0 refused, 0 wait\n$/,
  );
});

test("Through a mail server: who is refused is shown, and can be tried again; bounces get no more", async () => {
  let refuses = true;
  const smtp = await startSmtp({ mannerOf: (to) => (refuses && to.startsWith("bob") ? "refuse" : "accept") });
  const send = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    runTool("newsletter.ts", ["send", file, "--per-minute", "6000", ...args], {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      ...settings,
    });
  expect(await send({ PUBLIC_URL: SETTINGS.PUBLIC_URL })).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/^Not without POSTAL_ADDRESS/),
  });
  expect(await send(SETTINGS)).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining("1 of 2 sent, 1 refused"),
  });
  expect((await newsletter("status", "2026-12")).out).toContain("  bob@example.org: 550 5.1.1");
  refuses = false;
  expect((await send(SETTINGS, "--retry-refused")).out).toContain("2 of 2 sent, 0 refused");
  expect(smtp.received.map(({ to }) => to)).toEqual(["ada@example.org", "bob@example.org"]);

  expect((await newsletter("bounce", "BOB@example.org")).out).toBe("BOB@example.org gets no more letters.\n");
  await writeFile(join(dataDir, "2027-01.md"), await readFile(file));
  file = join(dataDir, "2027-01.md");
  expect((await send(SETTINGS)).out).toContain("1 of 1 sent");
  await smtp.stop();
});

fullTest("A mail server that is not there loses nobody", async () => {
  // Each letter is tried three times, five seconds apart.
  await subscribers.unsubscribe("bob");
  const settings = { DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9", ...SETTINGS };
  const failed = await runTool("newsletter.ts", ["send", file, "--per-minute", "6000"], settings);
  expect(failed).toMatchObject({ exitCode: 1, err: expect.stringContaining("Run the same command") });
  expect((await newsletter("send", file, "--per-minute", "6000")).out).toContain("1 of 1 sent");
});

fullTest("The list can be exported for its owner alone, and an address forgotten", async () => {
  const target = join(dataDir, "list.json");
  expect((await newsletter("export", target)).out).toBe(`${target}: 3 addresses\n`);
  expect((await stat(target)).mode & 0o077).toBe(0);
  expect(await newsletter("export", target)).toMatchObject({ exitCode: 1 });
  expect((await newsletter("forget", "Ada@example.org")).exitCode).toBe(0);
  expect(JSON.parse((await newsletter("export")).out)).toMatchObject([
    { email: "bob@example.org", state: "confirmed" },
    { email: "eve@example.org", state: "pending" },
  ]);
  expect(await newsletter("forget", "ada@example.org")).toMatchObject({
    exitCode: 1,
    err: "ada@example.org is not on the list.\n",
  });
});

test("The inbox lists, shows, exports and deletes", async () => {
  expect((await inbox()).out).toBe("No messages.\n");
  const messages = createContactMessages(database.db, () => new Date("2026-11-21T10:00:00Z"));
  await messages.add({ name: "Ada", email: "ada@example.org", subject: "A name", message: "Is Zoë in it?" });
  expect((await inbox("list")).out).toBe("1  2026-11-21 10:00  Ada: A name  (not mailed)\n");
  expect((await inbox("show", "1")).out).toContain("Ada <ada@example.org>\nA name\n\nIs Zoë in it?\n");
  expect((await inbox("export", join(dataDir, "inbox.json"))).out).toMatch(/inbox\.json: 1 message\n$/);
  expect((await inbox("delete", "1")).out).toBe("Message 1 is deleted.\n");
  expect(await inbox("show", "1")).toMatchObject({ exitCode: 1, err: "There is no message 1.\n" });
});

fullTest("The inbox shows reports as data; what they propose goes into no entry that we lack", async () => {
  const messages = createContactMessages(database.db, () => new Date("2026-11-21T10:00:00Z"));
  const report = { name: "Jakssonn", topic: "meaning", proposed: "son of Jack", source: "OED" } as const;
  await messages.add({ name: "", email: "", subject: "", message: "", report });
  expect((await inbox()).out).toBe("1  2026-11-21 10:00  mistake: Jakssonn, Meaning  (not mailed)\n");
  expect((await inbox("show", "1")).out).toContain(
    "What it should say: son of Jack\nWhere it can be checked: OED\n\nnpm run collection -- propose 1\n",
  );
  const exported = join(dataDir, "reports.json");
  await inbox("export", exported);
  expect(JSON.parse(await readFile(exported, "utf8"))).toMatchObject([{ number: 1, report }]);
  const propose = (number: string) => runTool("collection.ts", ["propose", number], { DATA_DIR: dataDir });
  expect(await propose("1")).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining("Jakssonn is not in the collection"),
  });
  expect((await propose("2")).out).toBe("There is no message 2.\n");
});

fullTest("The inbox finds and deletes what somebody has written, and what is old", async () => {
  const clock = { now: new Date("2020-05-01T10:00:00Z") };
  const messages = createContactMessages(database.db, () => clock.now);
  const add = (email: string) => messages.add({ name: "A", email, subject: `From ${email}`, message: "Hi" });
  for (const email of ["Ada@Example.org", "anna@example.org", "ada@example.org.uk"]) await add(email);
  clock.now = new Date("2026-05-01T10:00:00Z");
  await add("ada@example.org");
  await mkdir(join(dataDir, "outbox"));
  const outbox = { "a.eml": "Reply-To: Ada <ADA@example.org>", "b.eml": "To: me\n\nanna@example.org" };
  for (const [name, text] of Object.entries(outbox)) await writeFile(join(dataDir, "outbox", name), text);

  expect((await inbox("--from", "ada@example.org")).out.split("\n")).toHaveLength(3);
  expect((await inbox("list", "--before", "2021-01-01")).out.split("\n")).toHaveLength(4);
  expect(await inbox("delete", "--from", "ada@example.org")).toMatchObject({
    exitCode: 0,
    out: "2 messages are deleted.\n1 letter of the outbox as well.\n",
  });
  expect(await readdir(join(dataDir, "outbox"))).toEqual(["b.eml"]);
  expect((await inbox("delete", "--before", "2021-01-01")).out).toBe("2 messages are deleted.\n");
  expect((await inbox()).out).toBe("No messages.\n");
  for (const args of [["delete"], ["delete", "1", "--from", "a@b.org"], ["--before", "yesterday"]]) {
    expect(await inbox(...args), args.join(" ")).toMatchObject({ exitCode: 2, out: "" });
  }
});

fullTest("The commands explain themselves, and say what is wrong", async () => {
  const explained = { exitCode: 0, out: expect.stringContaining("--dry-run") };
  expect(await newsletter("--help")).toMatchObject(explained);
  expect(await inbox("--help")).toMatchObject({ exitCode: 0, out: expect.stringContaining("npm run inbox") });
  for (const args of [
    [],
    ["send"],
    ["nonsense", "x"],
    ["send", file, "--per-minute", "0"],
    ["status", "a", "b"],
  ]) {
    expect(await newsletter(...args), args.join(" ")).toMatchObject({ exitCode: 2, out: "" });
  }
  expect(await inbox("show")).toMatchObject({ exitCode: 2, out: "" });
  expect(await newsletter("send", join(dataDir, "none.md"))).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("ENOENT"),
  });
});
