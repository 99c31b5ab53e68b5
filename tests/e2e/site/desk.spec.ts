import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { expectNoSideways, lettersTo, newLink, openDesk, part } from "#tests/support/desk/desk-in-browser.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { expect, test as base } from "#tests/support/site-test.ts";

const ANSWER = "Hello Ada,\n\nyes, two on a page.";

/** The site with its desk, a message that waits, and three who get the newsletter. */
const test = base.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ env: { DESK: "on" } });
      const { db, close } = await openDatabase({ dataDir: server.dataDir });
      const subscribers = createSubscribers(db, () => new Date());
      for (const name of ["ada", "bob", "eve"]) {
        const address = readEmailAddress(`${name}@example.org`);
        if (address !== undefined) await subscribers.ask(name, address);
        await subscribers.confirm(name);
      }
      await close();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

// One after the other, by one server: each worker would start one of its own for this file.
test.describe.configure({ mode: "default" });

test("A day at the desk: a message is answered, the newsletter sent, a backup made; then it is shut @phone-full", async ({
  page,
  server,
  request,
  trouble,
}) => {
  trouble.expect(/status of 403/);
  const subject = `Two charts on one page? ${Date.now()}`;
  const sent = await request.post("/api/contact", {
    data: {
      name: "Ada <b>L</b>",
      email: "ada@example.org",
      subject,
      message: "Can I?\n<script>alert(1)</script>",
    },
  });
  expect(sent.status()).toBe(201);

  await test.step("shut, it says how to open it; a link opens it once", async () => {
    await page.goto("/desk");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The desk is closed");
    await expectAccessibleByDayAndNight(page, { withFrame: true });
    const link = await newLink(server);
    await page.goto(link);
    await page.getByRole("button", { name: "Open the desk" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("you today");
    await page.goto(link);
    await page.getByRole("button", { name: "Open the desk" }).click();
    await expect(page.getByRole("main")).toContainText("This link has been used");
    await page.getByRole("link", { name: "Back to the desk" }).click();
  });

  await test.step("a message is read and answered", async () => {
    await part(page, "Inbox").click();
    await page.getByRole("link", { name: subject }).click();
    await expect(page.getByRole("main")).toContainText("<script>alert(1)</script>");
    await expectAccessibleByDayAndNight(page);
    await page.getByLabel("Your answer to ada@example.org").fill(ANSWER);
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByRole("status")).toHaveText("Your answer is sent.");
    await expect(page.getByRole("link", { name: subject })).toHaveCount(0);
    const letters = lettersTo(server, "ada@example.org").join("\n");
    expect(letters).toContain("yes, two on a page.");
  });

  await test.step("an issue is looked at and sent; its progress is read by loading the page again", async () => {
    await part(page, "Newsletter").click();
    await page.getByRole("link", { name: "2026-12" }).click();
    if (await page.getByRole("button", { name: "Send to everyone" }).isVisible()) {
      await expectAccessibleByDayAndNight(page);
      await page.getByRole("link", { name: "Preview" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("December");
      await page.goBack();
      await page.getByLabel("Emails a minute").fill("300");
      await page.getByRole("checkbox", { name: "Yes, send it" }).check();
      await page.getByRole("button", { name: "Send to everyone" }).click();
      await expect(page.getByRole("status")).toHaveText("Sending has begun.");
    }
    await expect(async () => {
      await page.goto("/desk/newsletter/2026-12");
      await expect(page.getByRole("main")).toContainText("Sent: 3 of 3 sent", { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    expect(lettersTo(server, "bob@example.org")).toHaveLength(1);
  });

  await test.step("a backup is made", async () => {
    await part(page, "Server").click();
    await page.getByRole("button", { name: "Back up now" }).click();
    await expect(async () => {
      await page.goto("/desk/server");
      await expect(page.getByRole("main")).toContainText(/Last backup\s*\w+ \d+,/, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(
      readdirSync(join(server.dataDir, "backups")).filter((file) => file.endsWith(".sqlite")).length,
    ).toBeGreaterThan(0);
  });

  await test.step("what was done stands in the log, and nothing of anybody", async () => {
    await part(page, "Audit log").click();
    for (const what of ["desk opened", "message answered", "issue sent", "backup made"])
      await expect(page.getByRole("cell", { name: what }).first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("example.org");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The desk is closed");
    await page.goBack();
    await page.goto("/desk/inbox");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The desk is closed");
  });
});

test("Every part of the desk is readable, by day, at night, and no wider than the window, a phone’s neither @phone @full", async ({
  page,
  server,
}) => {
  await openDesk(page, server);
  for (const name of [
    "Today",
    "Inbox",
    "Newsletter",
    "Subscribers",
    "Directory",
    "Counts",
    "Server",
    "Audit log",
  ]) {
    await part(page, name).click();
    await expect(part(page, name)).toHaveAttribute("aria-current", "page");
    await expectAccessibleByDayAndNight(page, { withFrame: true });
    await expectNoSideways(page);
  }
});

test("By keyboard alone, without JavaScript, a file comes down that the page never showed @full", async ({
  anotherBrowser,
  server,
}) => {
  const context = await anotherBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await newLink(server));
  await page.getByRole("button", { name: "Open the desk" }).press("Enter");
  await expect(part(page, "Subscribers")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await part(page, "Subscribers").press("Enter");
  await expect(page.getByRole("main")).not.toContainText("@example.org");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).press("Enter");
  const download = await coming;
  expect(download.suggestedFilename()).toBe("subscribers.csv");
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ name: "desk", httpOnly: true, sameSite: "Strict", path: "/" }]);
});

test("Another site can neither post into the desk, nor show it, nor read what it answers @full", async ({
  page,
  server,
  context,
  trouble,
}) => {
  trouble.expect(/403|frame-ancestors|Refused to display|ERR_BLOCKED_BY|ERR_ABORTED|Framing/);
  await openDesk(page, server);
  const evil = server.url.includes("localhost") ? "http://127.0.0.1:9" : "http://localhost:9";
  await context.route(`${evil}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${server.url}/desk"></iframe><form method="post" action="${server.url}/desk/sign-out"><button>Win</button></form>`,
    }),
  );
  await page.goto(`${evil}/`);
  const answered = page.waitForResponse(/sign-out/);
  await page.getByRole("button", { name: "Win" }).click();
  expect((await answered).status()).toBe(403);
  await page.goto(`${server.url}/desk`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("you today");
});
