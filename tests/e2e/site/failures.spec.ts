import type { Page, Route } from "@playwright/test";
import { cards, open, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const WAYS = [
  { way: "the server refuses", fail: (route: Route) => route.fulfill({ status: 500, body: "" }) },
  { way: "nothing answers", fail: (route: Route) => route.abort() },
] as const;

/** What asks the server, how it is asked, and what is shown when the answer comes after all. */
const ASKED = [
  {
    path: "**/api/names/generate*",
    ask: (page: Page) => page.getByRole("button", { name: "Generate Names" }).click(),
    said: "Failed to generate names",
    shows: async (page: Page) => expect(cards(page)).toHaveCount(12),
  },
  {
    path: "**/api/names/search-answer*",
    ask: (page: Page) => searchField(page).fill("hazel"),
    said: "Failed to search names",
    shows: async (page: Page) => expect(cards(page).first()).toContainText("Hazel"),
  },
] as const;

test("Generating and searching say so when the server refuses or nothing answers, and can be tried again @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/names\/(generate|search)/);
  for (const { way, fail } of WAYS) {
    for (const { path, ask, said, shows } of ASKED) {
      await test.step(`${said}, when ${way}`, async () => {
        await open(page, "/");
        await page.route(path, fail);
        await ask(page);
        await expect(page.getByRole("main").getByText(said)).toBeVisible();

        await page.unrouteAll();
        await page.getByRole("button", { name: "Try again" }).click();
        await shows(page);
        await expect(page.getByText(said)).toHaveCount(0);
      });
    }
  }

  await test.step("the names beside articles say what failed, and can be asked for again", async () => {
    await open(page, "/blog");
    const tool = page.getByRole("region", { name: "Baby names" });
    await page.route("**/api/names/generate?*", (route) => route.fulfill({ status: 500, body: "{}" }), {
      times: 1,
    });
    await tool.getByRole("button", { name: "Generate Names" }).click();
    await expect(tool.getByRole("alert")).toContainText("Failed to generate names");
    await tool.getByRole("button", { name: "Try again" }).click();
    await expect(tool.getByRole("listitem")).toHaveCount(6);
    await expect(tool.getByRole("alert")).toHaveCount(0);
  });
});
