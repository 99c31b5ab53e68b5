import type { Locator } from "@playwright/test";
import { keptFor, open, saveButton, savedButton, savedCount } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

for (const end of ["kill", "stop"] as const) {
  test(`A saved name is there after the server was restarted (${end}) @full`, async ({ anotherBrowser }) => {
    const server = await startServer();
    try {
      const context = await anotherBrowser({ baseURL: server.url });
      const page = await context.newPage();
      await open(page, "/");
      await saveButton(page, "Hazel").click();
      await expect(savedButton(page, "Hazel")).toBeEnabled();
      await page.waitForLoadState("networkidle"); // The list is read again after a save.
      // Nothing is on its way when the server ends: that would be another fault.
      await page.goto("about:blank");
      if (end === "kill") await server.kill();
      await server.restart();
      await open(page, "/");
      await expect(savedButton(page, "Hazel")).toBeVisible();
      expect(await keptFor(context)).toEqual(["hazel"]);
    } finally {
      await server.stop();
    }
  });
}

test("Two tabs stay in step; saving at the same time they make one list, and lose nothing", async ({
  page,
  context,
}) => {
  await open(page, "/");
  const second = await context.newPage();
  await open(second, "/");
  await saveButton(page, "Hazel").click();
  await expect(savedButton(second, "Hazel")).toBeVisible();
  await expect(savedCount(second)).toHaveAccessibleName("Saved names: 1");
  await savedButton(second, "Hazel").click();
  await expect(saveButton(page, "Hazel")).toBeVisible();

  const pairs = [
    ["Hazel", "Rowan"],
    ["Maeve", "Mateo"],
    ["Ezra", "Amara"],
    ["River", "Silas"],
    ["Naomi", "Otis"],
  ] as const;
  for (const [first, other] of pairs) {
    const at = Date.now() + 500;
    await Promise.all([clickAt(at, saveButton(page, first)), clickAt(at, saveButton(second, other))]);
    await expect(savedButton(page, first)).toBeEnabled();
    await expect(savedButton(second, other)).toBeEnabled();
    await expect(savedButton(page, other)).toBeVisible();
    await expect(savedButton(second, first)).toBeVisible();
  }
  const names = pairs.flat().map((name) => name.toLowerCase());
  expect((await keptFor(context)).toSorted()).toEqual(names.toSorted());
});

/** Two clicks at the same millisecond, which two commands from here would never be. */
async function clickAt(time: number, button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement, at) => {
    setTimeout(() => element.click(), at - Date.now());
  }, time);
}
