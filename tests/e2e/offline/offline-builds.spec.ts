import { isWaiting, keptFiles, keptList, stopWorkers, version } from "#tests/support/parts/kept-copies.ts";
import { expectCopyOf, offlineTest as test, openAndKeep } from "#tests/support/offline-test.ts";
import { open, saveByCall, savedCount } from "#tests/support/on-screen.ts";
import { expect } from "#tests/support/site-test.ts";

test("A new worker takes over at the next page, and loses nothing", async ({ page, context, front }) => {
  test.setTimeout(180_000);
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  await open(page, "/names/rowan");
  // Until it is at rest a page lets in a worker that waits, as one that was opened later does.
  await expectCopyOf(page, "/names/rowan");
  const before = await version(page);
  front.changed.set("/sw.js", (text) => text.replaceAll(before, "0therbuild"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // As the first one does, it fetches a good deal before it waits.
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true);
  expect(await version(page)).toBe(before);

  await open(page, "/");
  // The page may start its scripts 4 s late, and the worker wait 25 s for the page before it to be gone.
  await expect
    .poll(() => isWaiting(page), { timeout: 40_000 })
    .toBe(false)
    .catch(() => stopWorkers(page));
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => version(page)).toBe("0therbuild");
  front.down = true;
  await open(page, "/names/rowan");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
  expect(await keptList(page)).toEqual(["hazel"]);
});

test("A tab of an old build finds its files on the device when the server has them no longer @full", async ({
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

  test("a tab whose file is gone loads itself again, once, and keeps what was typed @full", async ({
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

    let asked = 0;
    page.on("request", (request) => (asked += request.url() === toaster.url() ? 1 : 0));
    let loads = 0;
    page.on("load", () => (loads += 1));
    const typed = page.getByRole("main").getByRole("textbox", { name: "Message" });
    await page.goto("/contact", { waitUntil: "commit" });
    await typed.fill("A mistake in a name");
    await expect.poll(() => loads).toBe(2);
    await expect(typed).toHaveValue("A mistake in a name");
    // The file is still not there, and is asked for again and again: the page stays.
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(4);
    expect(loads).toBe(2);
  });

  test("a page that refers to a file that is gone is asked for again @full", async ({
    page,
    front,
    trouble,
  }) => {
    // The second: only the style is an old one here, so that React finds another page than it knows.
    trouble.expect(/status of 404|React error #418/);
    await page.goto("/about");
    const gone = /\/assets\/site-[\w-]+\.css/.exec(await page.content())?.[0] ?? "";
    expect(gone).not.toBe("");
    // An old copy of the page, out of a cache on the way: the first time only.
    let asked = 0;
    front.gone.add("/assets/site-old.css");
    front.changed.set("/contents", (html) => {
      asked += 1;
      return asked === 1 ? html.replaceAll(gone, "/assets/site-old.css") : html;
    });
    await page.goto("/contents");
    await expect.poll(() => asked).toBe(2);
    await expect(page.locator(`link[href^="${gone}"]`)).toBeAttached();
  });
});
