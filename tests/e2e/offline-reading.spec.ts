import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import {
  keptFor,
  open,
  saveButton,
  saveByCall,
  savedButton,
  savedCount,
  toast,
} from "../support/on-screen.ts";
import { offlineTest as test, openAndKeep } from "../support/offline-test.ts";
import { expect } from "../support/site-test.ts";

test("A page that was read opens without a network, with its styles and scripts @phone", async ({
  page,
  front,
}) => {
  await openAndKeep(page, "/");
  await open(page, "/names/hazel");
  await open(page, "/videos");
  front.down = true;
  await open(page, "/names/hazel");
  await expect(page.getByRole("heading", { level: 1, name: "Hazel" })).toBeVisible();
  // The copy is of the page without a query: the page puts itself right.
  await open(page, "/videos?video=latch&q=latch");
  await expect(page.locator("#player").getByRole("heading", { level: 2 })).toContainText("A deep latch");
  await expect(page.getByRole("searchbox", { name: "Search by title" })).toHaveValue("latch");
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

test("A link to a page that is not there leads to what is", async ({ page, front }) => {
  await openAndKeep(page, "/");
  front.down = true;
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Without a network" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("That page is not on this device yet.");
  await page.getByLabel("Find a name").fill("haz");
  await expect(page.getByRole("heading", { level: 3, name: "Hazel", exact: true })).toBeVisible();

  // The page that was wanted comes by itself.
  front.down = false;
  await page.getByLabel("Find a name").blur();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
});

test("The directory is there without a network, though nobody has read it, and answers any query", async ({
  page,
  front,
}) => {
  await openAndKeep(page, "/");
  front.down = true;
  await open(page, "/parent-directory?state=Ohio");
  await expect(page.getByRole("link", { name: "988" })).toHaveAttribute("href", "tel:988");
  await expect(page.getByLabel("Select state")).toHaveValue("Ohio");
  await expect(page.getByRole("region", { name: "National resources, for Ohio too" })).toBeVisible();
  await page.getByRole("button", { name: "Local", exact: true }).click();
  await expect(page).toHaveURL("/parent-directory?state=Ohio&type=local");
  await expect(page.getByRole("region", { name: "National resources, for Ohio too" })).toHaveCount(0);

  // A network that never answers is not waited for.
  front.down = false;
  front.silent = true;
  await open(page, "/parent-directory?state=Maine");
  await expect(page.getByRole("region", { name: "National resources, for Maine too" })).toBeVisible();
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
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 2");
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
  // The page may start its scripts 4 s late, and the worker may wait 10 s for the page before it to be gone.
  await expect.poll(() => isWaiting(page), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => version(page)).toBe("0therbuild");
  front.down = true;
  await open(page, "/names/rowan");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
  expect(await keptList(page)).toEqual(["hazel"]);
});

test("A tab of an old build finds its files on the device when the server has them no longer", async ({
  page,
  front,
}) => {
  await openAndKeep(page, "/");
  for (const file of await keptFiles(page)) front.gone.add(file);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await open(page, "/");
});

test.describe("Without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a tab whose file is gone loads itself again, once, and keeps what was typed", async ({
    page,
    front,
    trouble,
    anotherBrowser,
  }) => {
    trouble.expect(/status of 404|dynamically imported module/);
    // Looked up in another browser: this one must not have the file yet.
    const scout = await (await anotherBrowser({ baseURL: front.url })).newPage();
    const given = scout.waitForResponse((response) => response.url().includes("/assets/toaster-"));
    await scout.goto("/");
    const toaster = await given;
    await toaster.finished();
    await scout.close();
    front.gone.add(new URL(toaster.url()).pathname);

    let loads = 0;
    page.on("load", () => (loads += 1));
    const typed = page.getByRole("main").getByRole("textbox", { name: "Message" });
    await page.goto("/contact", { waitUntil: "commit" });
    await typed.fill("A mistake in a name");
    await expect.poll(() => loads).toBe(2);
    await expect(typed).toHaveValue("A mistake in a name");
    // The file is still not there, and is asked for again and again: the page stays.
    await page.waitForTimeout(6_000);
    expect(loads).toBe(2);
  });

  test("a page that refers to a file that is gone is asked for again", async ({ page, front, trouble }) => {
    // The second: only the style is an old one here, so that React finds another page than it knows.
    trouble.expect(/status of 404|React error #418/);
    const style = /\/assets\/root-[\w-]+\.css/;
    await page.goto("/about");
    const gone = style.exec(await page.content())?.[0] ?? "";
    // An old copy of the page, out of a cache on the way: the first time only.
    let asked = 0;
    front.gone.add("/assets/root-old.css");
    front.changed.set("/contents", (html) => {
      asked += 1;
      return asked === 1 ? html.replaceAll(gone, "/assets/root-old.css") : html;
    });
    await page.goto("/contents");
    await expect.poll(() => asked).toBe(2);
    await expect(page.locator(`link[href="${gone}"]`)).toBeAttached();
  });
});

test("Forgetting everything takes the copies too", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(toast(page)).toContainText("Nothing is kept for this browser any more.");
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(pages|carried|data)-/.test(name));
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length;
  });
  expect(kept).toBe(0);
});

test("So does the form that does it without JavaScript", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  await open(page, "/names/rowan");
  await expect.poll(() => keptPages(page)).toContain("/names/rowan");
  await open(page, "/saved?forget=ask");
  await page.getByRole("button", { name: "Forget everything", exact: true }).click();
  await expect(page).toHaveURL("/saved?forget=done");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  expect(await keptFor(context)).toEqual([]);
  expect(await keptPages(page)).not.toContain("/names/rowan");
});

test("The page without a network can be read with one, too", async ({ page }) => {
  await open(page, "/offline");
  await expect(page.getByRole("heading", { level: 1, name: "Without a network" })).toBeVisible();
  await expectAccessible(page);
});

test("What the worker fetches stays small", () => {
  const client = join(import.meta.dirname, "../../build/client");
  const sent = (path: string) =>
    statSync(join(client, existsSync(join(client, `${path}.br`)) ? `${path}.br` : path)).size;
  const worker = readFileSync(join(client, "sw.js"), "utf8");
  const files = Array.from(worker.matchAll(/"?url"?:\s*[`"](\/[^`"]+)/g), ([, path = ""]) => path);
  expect(files.some((file) => file.includes("framework-"))).toBe(true);
  expect(files.reduce((sum, file) => sum + sent(file), 0)).toBeLessThan(600_000);
  expect(sent("/offline/names.json")).toBeLessThan(200_000);
});

/** The pages on this device. */
function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
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

/** The scripts and styles that the worker keeps. */
function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((kept) => kept.startsWith("shell-"));
    const requests = name === undefined ? [] : await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/assets/"));
  });
}
