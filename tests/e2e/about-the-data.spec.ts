import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { open } from "../support/on-screen.ts";
import { RARE_NAME } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";
import { startServer } from "../support/start-server.ts";

const ADDRESS = "names@example.org";
const PATH = "/names/about-the-data";

/** A site whose owner has given an address to write to. */
const addressed = test.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ env: { CONTACT_EMAIL: ADDRESS } });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

for (const slug of ["hazel", RARE_NAME.slug]) {
  test(`The page of ${slug} leads to how meanings are graded`, async ({ page }) => {
    await open(page, `/names/${slug}`);
    await page.getByRole("link", { name: "How we grade meanings" }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numbers are counted, meanings weighed");
  });
}

test("The counts of the grades add up to the collection", async ({ page }) => {
  await page.goto(PATH);
  const table = page.getByRole("table");
  const caption = await table.getByRole("caption").innerText();
  const counts = await table.locator("tbody tr td:last-child b").allInnerTexts();
  const sum = counts.map(numberIn).reduce((total, count) => total + count, 0);
  expect(counts).toHaveLength(4);
  expect(sum).toBe(numberIn(caption));
  await expect(page.getByText("105,966 names and 375,362,447 births, from 1880 to 2025")).toBeVisible();
});

test("The page has its own head, and is for search engines", async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle(/^How we count names and grade meanings/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${PATH}$`));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.join()).toContain("BreadcrumbList");
});

test("axe finds nothing, by day or night, with the notice open", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, PATH);
  await page.getByText("The notice of the CMU Pronouncing Dictionary").click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test.describe("Without an address", () => {
  test("the page leads to the contact form, and so do name pages, with the page they are about", async ({
    page,
    server,
  }) => {
    await page.goto(PATH);
    await expect(letters(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Write to us" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(new RegExp(`The page: ${server.url}${PATH}\n`));

    await page.goto("/names/hazel");
    await expect(letters(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Something wrong with Hazel?" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Something wrong with Hazel?");
    await expect(page.getByLabel("Message")).toHaveValue(new RegExp(`The page: ${server.url}/names/hazel\n`));
  });
});

addressed.describe("With an address, and without JavaScript", () => {
  addressed.use({ javaScriptEnabled: false });

  addressed("a letter about a name is begun with its page", async ({ page, server }) => {
    await page.goto("/names/hazel");
    const link = page.getByRole("link", { name: "Something wrong with Hazel?" });
    const letter = new URL((await link.getAttribute("href")) ?? "");
    expect(letter.pathname).toBe(ADDRESS);
    expect(letter.searchParams.get("subject")).toBe("Something wrong with Hazel?");
    expect(letter.searchParams.get("body")).toContain(`${server.url}/names/hazel`);
  });

  addressed("the page itself names the address", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("link", { name: `Write to ${ADDRESS}` })).toBeVisible();
  });
});

function letters(page: Page) {
  return page.getByRole("main").locator('a[href^="mailto:"][href*="@"]');
}

/** "The 3,300 names of our collection" → 3300. */
function numberIn(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}
