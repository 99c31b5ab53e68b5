import { DatabaseSync } from "node:sqlite";
import { join as joinPath } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { sealFragment } from "#domain/link/sealed-fragment.ts";
import {
  another,
  card,
  cards,
  judgeAll,
  likes,
  linkOf,
  matches,
  press,
  toStep,
} from "#tests/support/choosing.ts";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const PATH = "/together";
/** Several times the half second in which a process looks for what others have changed. */
const IDLE_MS = 2_000;
const ALONE = "No one else is in the room.";
const BOTH = "One other device is in the room.";

const main = (page: Page) => page.getByRole("main");

async function visitor(browser: Browser, server: RunningServer): Promise<BrowserContext> {
  return another(browser, { baseURL: server.url, serviceWorkers: "block" });
}

/** Counts how often a browser reads its room. */
function readings(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.method() === "GET" && /\/api\/rooms\/[0-9a-f]+$/.test(request.url())) count++;
  });
  return () => count;
}

async function openRoom(page: Page): Promise<string> {
  await open(page, `${PATH}#send`);
  const link = await linkOf(page, "Open a live room", "The room’s link");
  await expect(main(page)).toContainText(`Connected ${ALONE}`);
  await toStep(page, "1 Your likes");
  return link;
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, "Join the room");
  await expect(main(page)).toContainText("Connected");
}

/** Likes the card on top; returns its name. */
async function like(page: Page): Promise<string> {
  const name = await card(page).innerText();
  const written = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await cards(page).getByRole("button", { name: "Like", exact: true }).press("2");
  await expect(likes(page)).toContainText(name);
  expect((await written).status()).toBe(200);
  return name;
}

test("An idle room is not read; a change is read once by the other device, and never by its own; what both like appears on both sides, and stays when one ends it", async ({
  browser,
  server,
}) => {
  const [one, two] = await Promise.all([visitor(browser, server), visitor(browser, server)]);
  const [page, partner] = await Promise.all([one.newPage(), two.newPage()]);
  const link = await openRoom(page);
  await join(partner, link);
  await expect(main(page)).toContainText(BOTH);
  await expect(main(partner)).toContainText(BOTH);

  const counts = [readings(one), readings(two)];
  const now = () => counts.map((count) => count());
  await page.waitForTimeout(IDLE_MS);
  expect(now()).toEqual([0, 0]);
  const name = await like(partner);
  await expect.poll(now).toEqual([1, 0]);
  const other = await like(page);
  await expect.poll(now).toEqual([1, 1]);
  await page.waitForTimeout(IDLE_MS / 2);
  expect(now()).toEqual([1, 1]);

  const liked = new Set([name, other].map((each) => each.toLowerCase()));
  for (const each of [page, partner]) await judgeAll(each, { liked, loved: new Set() });
  for (const each of [page, partner]) await expect(matches(each)).toContainText(name);
  await press(partner, "End the room for everyone");
  await expect(main(page)).toContainText("This room has ended.");
  await expect(matches(page)).toContainText(name);
  await Promise.all([one.close(), two.close()]);
});

test("A room that was removed before the partner came is there again once the first device opens its page @full", async ({
  browser,
  server,
}) => {
  const [one, two] = await Promise.all([visitor(browser, server), visitor(browser, server)]);
  const page = await one.newPage();
  const link = await openRoom(page);
  await expect(main(page)).toContainText("If your partner doesn’t join within two days");
  await like(page);
  await open(page, "/about");
  // What the server does after two days.
  const database = new DatabaseSync(databaseOf(server), {
    timeout: 5_000,
    enableForeignKeyConstraints: true,
  });
  expect(database.prepare("delete from rooms where shared = 0").run().changes).toBeGreaterThan(0);
  database.close();

  const partner = await two.newPage();
  await partner.goto(link);
  await expect(main(partner)).toContainText("If the link is more than two days old");
  await expectAccessible(partner);
  await press(partner, "Join the room");
  await expect(main(partner)).toContainText(`Connected ${ALONE}`);
  await open(page, PATH);
  await expect(main(page)).toContainText(BOTH);
  await expect(main(partner)).toContainText(BOTH);
  await expect(main(page)).not.toContainText("If your partner doesn’t join within two days");
  await expect(likes(page).getByRole("listitem")).toHaveCount(1);
  await Promise.all([one.close(), two.close()]);
});

test("Where no stream is to be had, the page says so, and looks when it is asked to @full", async ({
  browser,
  server,
}) => {
  const [one, two] = await Promise.all([visitor(browser, server), visitor(browser, server)]);
  await one.route("**/changes", (route) => route.fulfill({ status: 429 }));
  const page = await one.newPage();
  await open(page, `${PATH}#send`);
  const link = await linkOf(page, "Open a live room", "The room’s link");
  await expect(main(page)).toContainText("Connected, with a delay");
  const partner = await two.newPage();
  await join(partner, link);
  await expect(main(partner)).toContainText(BOTH);
  await press(page, "Check again");
  await expect(main(page)).toContainText(BOTH);
  await expectAccessible(page);
  await one.unrouteAll();
  await press(page, "Check again");
  await expect(main(page)).toContainText(`Connected ${BOTH}`);
  await expect(main(page).getByRole("button", { name: "Check again" })).toBeHidden();
  await Promise.all([one.close(), two.close()]);
});

test("A room of a link of the first edition goes on @full", async ({ browser, server }) => {
  const [one, two] = await Promise.all([visitor(browser, server), visitor(browser, server)]);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const link = `${server.url}${PATH}#r=${sealFragment(1, secret)}`;
  const [page, partner] = await Promise.all([one.newPage(), two.newPage()]);
  await join(page, link);
  await join(partner, link);
  await expect(main(page)).toContainText(BOTH);
  await expect(main(partner)).toContainText(BOTH);
  await expect(page.getByLabel("The room’s link", { exact: true })).toHaveValue(link);
  await like(page);
  await press(page, "End the room for everyone");
  await expect(main(partner)).toContainText("This room has ended.");
  await Promise.all([one.close(), two.close()]);
});

function databaseOf({ dataDir }: RunningServer): string {
  return joinPath(dataDir, "namekin.sqlite");
}
