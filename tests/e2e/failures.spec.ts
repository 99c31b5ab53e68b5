import type { Page } from "@playwright/test";
import { cards, open, searchField } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const FAILURES = [
  { way: "the server refuses", fail: (page: Page, path: string) => page.route(path, refuse) },
  { way: "nothing answers", fail: (page: Page, path: string) => page.route(path, (route) => route.abort()) },
] as const;

for (const { way, fail } of FAILURES) {
  test(`Generating says so when ${way}, and can be tried again`, async ({ page, trouble }) => {
    trouble.expect(/names\/generate/);
    await open(page, "/");
    await fail(page, "**/api/names/generate*");
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page.getByRole("main").getByText("Failed to generate names")).toBeVisible();

    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText("Failed to generate names")).toHaveCount(0);
  });

  test(`Searching says so when ${way}, and can be tried again`, async ({ page, trouble }) => {
    trouble.expect(/names\/search/);
    await open(page, "/");
    await fail(page, "**/api/names/search*");
    await searchField(page).fill("hazel");
    await expect(page.getByRole("main").getByText("Failed to search names")).toBeVisible();

    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page).first()).toContainText("Hazel");
    await expect(page.getByText("Failed to search names")).toHaveCount(0);
  });
}

async function refuse(route: { fulfill(answer: { status: number; body: string }): Promise<void> }) {
  await route.fulfill({ status: 500, body: "" });
}
