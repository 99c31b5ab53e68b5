import { keptFor, open, saveButton, saveByCall, savedButton, toast } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const SAVED_NAMES = "**/api/saved-names**";

test.beforeEach(({ trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|saved-names.*ERR_FAILED|ERR_FAILED.*saved-names/);
});

test("Without network a save waits, says so, and goes through later @phone", async ({ page, context }) => {
  await open(page, "/");
  await context.setOffline(true);
  await saveButton(page, "Hazel").click();
  await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
  await expect(toast(page)).not.toContainText("Error");

  await context.setOffline(false);
  await expect(savedButton(page, "Hazel")).not.toContainText("waiting for network");
  await expect.poll(() => keptFor(context)).toEqual(["hazel"]);
});

test("Without network a removal waits and goes through later", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await open(page, "/");
  await context.setOffline(true);
  await savedButton(page, "Hazel").click();
  await expect(saveButton(page, "Hazel")).toBeEnabled();
  await context.setOffline(false);
  await expect.poll(() => keptFor(context)).toEqual([]);
  await expect(saveButton(page, "Hazel")).toBeVisible();
});

test("What waits survives a reload", async ({ page, context }) => {
  await open(page, "/");
  await page.route(SAVED_NAMES, (route) => route.abort());
  await saveButton(page, "Hazel").click();
  await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
  await open(page, "/");
  await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
  expect(await keptFor(context)).toEqual([]);

  await page.unrouteAll();
  await open(page, "/");
  await expect.poll(() => keptFor(context)).toEqual(["hazel"]);
  await expect(savedButton(page, "Hazel")).not.toContainText("waiting for network");
});

test("A save taken back without network leaves nothing behind", async ({ page, context }) => {
  await open(page, "/");
  await context.setOffline(true);
  await saveButton(page, "Hazel").click();
  await savedButton(page, "Hazel").click();
  await expect(saveButton(page, "Hazel")).toBeEnabled();
  await context.setOffline(false);
  await saveButton(page, "Rowan").click();
  await expect.poll(() => keptFor(context)).toEqual(["rowan"]);
  await expect(saveButton(page, "Hazel")).toBeVisible();
});
