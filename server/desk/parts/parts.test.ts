import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { readConfig } from "#server/config.ts";
import type { DeskBindings } from "#server/desk/http/desk-context.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { openDesk } from "#tests/support/desk/desk-under-test.ts";
import { openSmtp } from "#server/mail/smtp.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { newsletterRoutes } from "./newsletter.ts";
import { siteVersion } from "#server/version.ts";

async function openWithSubscribers(env: Readonly<Record<string, string>> = {}) {
  const opened = await openDesk({ env });
  const subscribers = createSubscribers(opened.database.db, () => opened.clock.now);
  for (const name of ["ada", "bob", "eve"]) {
    const address = readEmailAddress(`${name}@example.org`);
    if (address !== undefined) await subscribers.ask(name, address);
    if (name !== "eve") await subscribers.confirm(name);
  }
  const one = opened.browser();
  await one.open();
  return { ...opened, one, subscribers };
}

test("Subscribers are counts; one is removed, or gets no more, by whoever knows the address", async () => {
  const { one, subscribers } = await openWithSubscribers();
  const page = await one.get("/desk/subscribers");
  expect(page.text).toMatch(/Confirmed<\/dt>\s*<dd>2<[^]*Not confirmed yet<\/dt>\s*<dd>1</);
  expect(page.text).not.toContain("@example.org");
  const keep = async (address: string, how: string) =>
    (await one.post("/desk/subscribers/keep", { address, how })).headers.get("location")?.split("said=")[1];
  expect(await keep("Ada@Example.org", "remove")).toBe("removed");
  expect(await keep("ada@example.org", "remove")).toBe("unknown");
  expect(await keep("bob@example.org", "bounce")).toBe("bounced");
  expect(await keep("bob@example.org", "bounce")).toBe("unchanged");
  expect(await keep("nobody", "remove")).toBe("invalid-address");
  expect((await subscribers.list()).map(({ email, state }) => `${email} ${state}`)).toEqual([
    "bob@example.org bounced",
    "eve@example.org pending",
  ]);
  const csv = await one.post("/desk/subscribers/export", { format: "csv" });
  expect(csv.text.split("\r\n")[0]).toBe("email,state,askedAt,confirmedAt,leftAt");
  const log = await one.get("/desk/log");
  for (const what of ["subscribers exported", "subscriber bounced", "subscriber removed"])
    expect(log.text).toContain(what);
  expect(log.text).not.toContain("@example.org");
});

test("An issue is looked at, tried, sent once, and its progress is there to be read", async () => {
  const { one, letters } = await openWithSubscribers();
  expect((await one.get("/desk/newsletter")).text).toContain("Not sent");
  const letter = await one.get("/desk/newsletter/2026-12/letter");
  expect(letter.headers.get("content-security-policy")).toMatch(/style-src 'sha256-[^']+';.*sandbox/);
  expect((await one.get("/desk/newsletter/2026-12/text")).text).toContain("Unsubscribe");
  expect(
    (await one.post("/desk/newsletter/2026-12/test", { to: "me@example.org" })).headers.get("location"),
  ).toContain("test-sent");
  expect(letters.map(({ to }) => to)).toEqual(["me@example.org"]);

  expect((await one.post("/desk/newsletter/2026-12/send")).headers.get("location")).toContain("not-sure");
  const send = { sure: "yes", "per-minute": "6000" };
  const both = await Promise.all([1, 2].map(() => one.post("/desk/newsletter/2026-12/send", send)));
  expect(new Set(both.map(({ headers }) => headers.get("location")?.split("said=")[1]))).toEqual(
    new Set(["running", "sending"]),
  );
  await vi.waitFor(async () =>
    expect((await one.get("/desk/newsletter/2026-12")).text).toContain("2 of 2 sent, 0 refused, 0 wait"),
  );
  await vi.waitFor(async () => expect((await one.get("/desk/newsletter")).text).toContain("Sent: 2 of 2"));
  expect(letters.map(({ to }) => to)).toEqual(["me@example.org", "ada@example.org", "bob@example.org"]);
});

test("A run that was broken off is told today, and goes on where it was", async () => {
  const { one, desk, letters } = await openWithSubscribers();
  let isThere = false;
  const { send } = desk.mail;
  desk.mail.send = (letter) =>
    isThere ? send(letter) : Promise.resolve({ kind: "unsent", reason: "ECONNREFUSED" } as const);
  await one.post("/desk/newsletter/2026-12/send", { sure: "yes", "per-minute": "6000" });
  await desk.work.stop();
  const today = await one.get("/desk");
  expect(today.text).toContain("Issue 2026-12 hasn’t gone to everyone yet.");
  expect((await one.get("/desk/newsletter/2026-12")).text).toContain("The last run stopped with its server.");
  isThere = true;
  expect(letters).toEqual([]);
});

test("A file with a fault says so, and cannot be sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namekin-issues-"));
  await writeFile(join(folder, "2027-01.md"), "no front matter");
  const { desk } = await openDesk();
  const app = new Hono<DeskBindings>();
  app.use(async (context, next) => {
    context.set("stylesheets", []);
    context.set("seen", { until: "2026-11-21T10:00:00Z", proof: "" });
    context.set("fields", new Map([["sure", "yes"]]));
    await next();
  });
  app.route("/", newsletterRoutes(desk, readConfig({}), folder));
  expect(await (await app.request("/desk/newsletter")).text()).toContain("must have front matter");
  expect((await app.request("/desk/newsletter/2027-01/send", { method: "POST" })).status).toBe(404);
  await rm(folder, { recursive: true });
});

test("With a mail server, an issue goes out only where it can say who sends it", async () => {
  const { browser } = await openDesk({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
  const one = browser();
  await one.open();
  expect((await one.get("/desk/newsletter/2026-12")).text).toContain("Set POSTAL_ADDRESS first");
});

test("Health, storage, caches and errors are shown; a backup is made beside the requests", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "namekin-desk-"));
  const { browser, services, desk } = await openDesk({ env: { DATA_DIR: dataDir } });
  services.health.report("disk", "The disk is full.");
  desk.errors.note("Error: <b>something</b>");
  const one = browser();
  await one.open();
  const { text } = await one.get("/desk/server");
  expect(text).toContain(siteVersion());
  expect(text).toContain("The disk is full.");
  expect(text).toContain("Error: &lt;b&gt;something&lt;/b&gt;");
  expect(text).toContain("pictures for sharing");
  expect((await one.get("/desk")).text).toContain("There’s no backup.");
  await one.post("/desk/server/backup");
  // The database of this test is in memory: there is no file to copy, and the page says so.
  await vi.waitFor(
    async () => expect((await one.get("/desk/server")).text).toContain("There is no database"),
    {
      timeout: 15_000,
    },
  );
  await rm(dataDir, { recursive: true });
});

test("The last check of the directory is shown, with what is broken", async () => {
  const { browser, desk } = await openDesk();
  const one = browser();
  await one.open();
  expect((await one.get("/desk/directory")).text).toContain("haven’t been checked yet");
  const verdict = {
    all: 98,
    broken: 1,
    looked: 0,
    entries: [
      {
        id: 7,
        name: "A <b>clinic</b>",
        remarks: [{ isBroken: true, text: "https://x.example answers 404" }],
      },
    ],
  };
  const begun = await desk.work.begin("directory", async () => verdict);
  expect(await desk.work.begin("directory", async () => verdict)).toBeUndefined();
  await begun?.ended;
  const { text } = await one.get("/desk/directory");
  expect(text).toContain("98 entries on November 21, 2026: 1 broken, 0 to look at, 97 fine.");
  expect(text).toContain("A &lt;b&gt;clinic&lt;/b&gt;");
  expect((await one.get("/desk")).text).toContain("One directory link is broken.");
});

test("The page for commands and the desk know the same issue", async () => {
  const file = await readFile("content/newsletter/2026-12.md", "utf8");
  const { browser } = await openDesk();
  const one = browser();
  await one.open();
  const subject = /^subject: "(.*)"$/m.exec(file)?.[1] ?? "none";
  expect((await one.get("/desk/newsletter/2026-12")).text).toContain(subject);
});

test("Through a real mail server an issue reaches all but whom it refuses, who are shown and can be tried again", async () => {
  let refuses = true;
  const smtp = await startSmtp({ mannerOf: (to) => (refuses && to.startsWith("bob") ? "refuse" : "accept") });
  const env = { SMTP_URL: smtp.url, POSTAL_ADDRESS: "1 Elm Street, Springfield" };
  const { one, desk } = await openWithSubscribers(env);
  desk.mail.send = openSmtp(smtp.url, { from: () => "letters@example.org" }).send;
  const send = (more: Readonly<Record<string, string>> = {}) =>
    one.post("/desk/newsletter/2026-12/send", { sure: "yes", "per-minute": "6000", ...more });
  const told = (words: string) =>
    vi.waitFor(async () => expect((await one.get("/desk/newsletter/2026-12")).text).toContain(words), {
      timeout: 15_000,
    });
  await send();
  await told("1 of 2 sent, 1 refused, 0 wait");
  await told("550 5.1.1 &lt;bob@example.org&gt;: user unknown");
  await told("The last run sent everything that it could.");
  refuses = false;
  await send({ retry: "yes" });
  await told("2 of 2 sent, 0 refused, 0 wait");
  await smtp.stop();
  expect(smtp.received.map(({ to }) => to)).toEqual(["ada@example.org", "bob@example.org"]);
  expect(smtp.received[0]?.source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
}, 60_000);
