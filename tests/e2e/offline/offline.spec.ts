import { keptFor, notifications, open, saveButton, savedButton, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("Without network a save waits, over a reload too, says so, and goes through later; so does a removal; taken back, a save leaves nothing @phone-full", async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|saved-names.*ERR_FAILED|ERR_FAILED.*saved-names/);
  await open(page, "/");
  // No worker keeps the files here, so what tells of a save is fetched before the network goes.
  await expect(notifications(page)).toBeAttached();
  await test.step("a save", async () => {
    await context.setOffline(true);
    await saveButton(page, "Hazel").click();
    await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
    await expect(toast(page)).not.toContainText("Error");
    await context.setOffline(false);
    await expect(savedButton(page, "Hazel")).not.toContainText("waiting for network");
    await expect.poll(() => keptFor(context)).toEqual(["hazel"]);
  });

  await test.step("a removal", async () => {
    await context.setOffline(true);
    await savedButton(page, "Hazel").click();
    await expect(saveButton(page, "Hazel")).toBeEnabled();
    await context.setOffline(false);
    await expect.poll(() => keptFor(context)).toEqual([]);
    await expect(saveButton(page, "Hazel")).toBeVisible();
  });

  await test.step("a save taken back", async () => {
    await context.setOffline(true);
    await saveButton(page, "Hazel").click();
    await savedButton(page, "Hazel").click();
    await expect(saveButton(page, "Hazel")).toBeEnabled();
    await context.setOffline(false);
    await saveButton(page, "Rowan").click();
    await expect.poll(() => keptFor(context)).toEqual(["rowan"]);
    await expect(saveButton(page, "Hazel")).toBeVisible();
  });

  await test.step("a save over a reload", async () => {
    await page.route("**/api/saved-names**", (route) => route.abort());
    await saveButton(page, "Hazel").click();
    await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
    await open(page, "/");
    await expect(savedButton(page, "Hazel")).toContainText("waiting for network");
    expect(await keptFor(context)).toEqual(["rowan"]);

    await page.unrouteAll();
    await open(page, "/");
    await expect.poll(() => keptFor(context)).toEqual(["hazel", "rowan"]);
    await expect(savedButton(page, "Hazel")).not.toContainText("waiting for network");
  });
});
