import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { keptList, keptPages } from "#tests/support/parts/kept-copies.ts";
import { offlineTest as test, openAndGoOffline, openAndKeep } from "#tests/support/offline-test.ts";
import {
  keptFor,
  open,
  saveButton,
  saveByCall,
  savedButton,
  savedCount,
  toast,
} from "#tests/support/on-screen.ts";
import { expect } from "#tests/support/site-test.ts";

test("A page that was read opens without a network, with its styles and scripts; a link to one that is not there leads to what is @phone-full", async ({
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

  await test.step("a page that is not on the device", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Offline" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("That page isn’t on this device yet.");
    await page.getByLabel("Find a name").fill("haz");
    await expect(page.getByRole("heading", { level: 3, name: "Hazel", exact: true })).toBeVisible();

    // The page that was wanted comes by itself.
    front.down = false;
    await page.getByLabel("Find a name").blur();
    await expect(page).toHaveURL("/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  });
});

test("A curated name that was not read is shown from the copy, and can be saved; the saved list is there, as it was last @full", async ({
  page,
  context,
  front,
}) => {
  await openAndGoOffline(page, front);
  await page.goto("/names/juniper");
  await expect(page.getByRole("heading", { level: 2, name: "Juniper" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Go online for counts and the curve");
  await expect(page.getByRole("main")).toContainText(/given to [\d,]+ babies in \d{4}/);
  await expectAccessible(page);
  await saveButton(page, "Juniper").click();
  await expect(savedButton(page, "Juniper")).toContainText("waiting for network");

  // It waits over a reload.
  await open(page, "/names/juniper");
  await expect(savedButton(page, "Juniper")).toContainText("waiting for network");
  front.down = false;
  await open(page, "/saved");
  await expect.poll(() => keptFor(context)).toEqual(["juniper"]);

  await test.step("the saved list", async () => {
    await open(page, "/names/rowan");
    await saveButton(page, "Rowan").click();
    await expect.poll(() => keptFor(context)).toEqual(["rowan", "juniper"]);
    await expect.poll(() => keptList(page)).toEqual(["rowan", "juniper"]);
    front.down = true;
    // A copy from before the save: the list in it is put right.
    await open(page, "/");
    await expect(savedCount(page)).toHaveAccessibleName("Saved names: 2");
    await open(page, "/saved");
    await expect(page.getByRole("main")).toContainText("Rowan");
    await expect(page.getByRole("main")).toContainText("Juniper");
  });
});

test("The directory is there without a network, though nobody has read it, and answers any query @full", async ({
  page,
  front,
}) => {
  await openAndGoOffline(page, front);
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

test("Forgetting everything takes the copies too, by the button and by the form; the page without a network can be read with one @full", async ({
  page,
  context,
}) => {
  await saveByCall(context, "hazel");
  await openAndKeep(page, "/");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(toast(page)).toContainText("Nothing from this browser is stored anymore.");
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(pages|carried|data)-/.test(name));
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length;
  });
  expect(kept).toBe(0);

  await test.step("by the form that does it without JavaScript", async () => {
    await saveByCall(context, "hazel");
    await open(page, "/");
    await open(page, "/names/rowan");
    await expect.poll(() => keptPages(page)).toContain("/names/rowan");
    await open(page, "/saved?forget=ask");
    await page.getByRole("button", { name: "Forget everything", exact: true }).click();
    await expect(page).toHaveURL("/saved?forget=done");
    await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
    expect(await keptFor(context)).toEqual([]);
    expect(await keptPages(page)).not.toContain("/names/rowan");
  });

  await open(page, "/offline");
  await expect(page.getByRole("heading", { level: 1, name: "Offline" })).toBeVisible();
  await expectAccessible(page);
});
