import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { keptFor, open, saveButton, saveByCall, savedButton, savedCount } from "../support/on-screen.ts";
import { expect, test as siteTest } from "../support/site-test.ts";
import { type Front, startFront } from "../support/start-front.ts";

/** With the service worker, and with a proxy before the server that can fail. */
const test = siteTest.extend<{ readonly front: Front }>({
  front: async ({ server }, use) => {
    const front = await startFront(server.url);
    await use(front);
    await front.stop();
  },
  baseURL: async ({ front }, use) => use(front.url),
});
test.use({ serviceWorkers: "allow" });

test.beforeEach(({ trouble }) => {
  trouble.expect(/ERR_(FAILED|EMPTY_RESPONSE|CONNECTION_\w+|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED)/);
});

test("A page that was read opens without a network, with its styles and scripts", async ({ page, front }) => {
  await openAndKeep(page, "/");
  await open(page, "/names/hazel");
  front.down = true;
  await open(page, "/names/hazel");
  await expect(page.getByRole("heading", { level: 1, name: "Hazel" })).toBeVisible();
  // The first page of all, too, which was there before the worker.
  await open(page, "/");
  await expect(saveButton(page, "Hazel")).toBeEnabled();
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
});

test("A curated name that was not read is shown from the copy, and can be saved", async ({
  page,
  context,
  front,
}) => {
  await openAndKeep(page, "/");
  front.down = true;
  await page.goto("/names/juniper");
  await expect(page.getByRole("heading", { level: 2, name: "Juniper" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("counts and curve need the network");
  await expect(page.getByRole("main")).toContainText(/given to [\d,]+ babies in \d{4}/);
  await expectAccessible(page);
  await saveButton(page, "Juniper").click();
  await expect(savedButton(page, "Juniper")).toContainText("waiting for network");

  front.down = false;
  await open(page, "/saved");
  await expect.poll(() => keptFor(context)).toEqual(["juniper"]);
});

test("A link to a page that is not there leads to what is", async ({ page, front, context }) => {
  await openAndKeep(page, "/");
  front.down = true;
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Without a network" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("That page is not on this device yet.");
  await page.getByLabel("Find a name").fill("haz");
  await expect(page.getByRole("heading", { level: 3, name: "Hazel", exact: true })).toBeVisible();

  // The page that was wanted comes by itself.
  await context.setOffline(true);
  front.down = false;
  await context.setOffline(false);
  await expect(page).toHaveURL("/privacy");
});

test("The saved list is there without a network, as it was last", async ({ page, context, front }) => {
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  await open(page, "/names/rowan");
  await saveButton(page, "Rowan").click();
  await expect.poll(() => keptFor(context)).toEqual(["rowan", "hazel"]);
  await expect.poll(() => keptList(page)).toEqual(["rowan", "hazel"]);
  front.down = true;
  // A copy from before the save: the list in it is put right.
  await open(page, "/");
  await expect(savedCount(page)).toHaveText("2");
  await open(page, "/saved");
  await expect(page.getByRole("main")).toContainText("Rowan");
  await expect(page.getByRole("main")).toContainText("Hazel");
});

test("A name saved without a network waits over a reload, and is sent when there is one", async ({
  page,
  context,
  front,
}) => {
  await openAndKeep(page, "/");
  front.down = true;
  await open(page, "/");
  await saveButton(page, "Hazel").click();
  await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
  await open(page, "/");
  await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
  front.down = false;
  await open(page, "/");
  await expect.poll(() => keptFor(context)).toEqual(["hazel"]);
});

test("A new worker takes over at the next page, and loses nothing", async ({ page, context, front }) => {
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  await open(page, "/names/rowan");
  const before = await version(page);
  front.changed.set("/sw.js", (text) => text.replaceAll(before, "0therbuild"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isWaiting(page)).toBe(true);
  expect(await version(page)).toBe(before);

  await open(page, "/");
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect.poll(() => version(page)).toBe("0therbuild");
  front.down = true;
  await open(page, "/names/rowan");
  await expect(savedCount(page)).toHaveText("1");
  expect(await keptList(page)).toEqual(["hazel"]);
});

test("A tab of an old build loads itself again when a file is gone, once, and keeps what was typed", async ({
  page,
  front,
  trouble,
}) => {
  trouble.expect(/status of 404|Failed to fetch dynamically|Failed to load module/);
  await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => document.title));
  const toaster = await fileLike(page, "toaster-");
  front.gone.add(toaster);
  loads = 0;
  await page.goto("/contact");
  await page
    .getByLabel(/message/i)
    .first()
    .fill("A mistake in a name");
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByLabel(/message/i).first()).toHaveValue("A mistake in a name");
  // The file is still not there: the page stays.
  await page.waitForTimeout(3000);
  expect(loads).toBe(2);
});

test("Forgetting everything takes the copies too", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(page.getByText("Nothing is kept for this browser any more.")).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(pages|carried|data)-/.test(name));
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length;
  });
  expect(kept).toBe(0);
});

test("The page without a network can be read with one, too @once", async ({ page }) => {
  await open(page, "/offline");
  await expect(page.getByRole("heading", { level: 1, name: "Without a network" })).toBeVisible();
  await expectAccessible(page);
});

/** Opens a first page, and waits until the worker has all that it means to keep. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const copy = names.find((name) => name.startsWith("copy-"));
        if (copy === undefined || navigator.serviceWorker.controller === null) return false;
        return (await (await caches.open(copy)).match("/offline/names.json")) !== undefined;
      }),
    )
    .toBe(true);
}

/** The list as the worker last saw it. */
function keptList(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("answers-"));
    for (const name of names.toReversed()) {
      const found = await (await caches.open(name)).match("/api/saved-names", { ignoreVary: true });
      const list: readonly { readonly nameId: string }[] = (await found?.json()) ?? [];
      if (found !== undefined) return list.map(({ nameId }) => nameId);
    }
    return [];
  });
}

/** The build whose worker has this page: it is the one that keeps it. */
async function version(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const script = navigator.serviceWorker.controller;
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    return script === null ? "" : (names.at(-1)?.slice("pages-".length) ?? "");
  });
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** A script of the build, by the beginning of its name. */
async function fileLike(page: Page, start: string): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().includes(`/assets/${start}`));
  await page.goto("/");
  return new URL((await asked).url()).pathname;
}
