import { cards, keptFor, open, saveButton, savedButton, searchField } from "../support/on-screen.ts";
import { RARE_NAME } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

test("A card leads to the page of its name", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("hazel");
  await cards(page).first().getByRole("link", { name: "Hazel" }).click();
  await expect(page).toHaveURL("/names/hazel");
  await expect(page.getByRole("heading", { level: 1, name: "Hazel" })).toBeVisible();
  await expect(page.getByText("1 in 254 girls").first()).toBeVisible();
  await expect(page).toHaveTitle(/^Hazel/);
});

test("A name is saved on its page", async ({ page, context }) => {
  await open(page, "/names/hazel");
  await saveButton(page, "Hazel").click();
  await expect(savedButton(page, "Hazel")).toBeEnabled();
  expect(await keptFor(context)).toEqual(["hazel"]);
  await page.reload();
  await expect(savedButton(page, "Hazel")).toBeVisible();
});

test("The table holds the same figures as the file", async ({ page, request }) => {
  await open(page, "/names/hazel");
  await page.getByText("The same numbers as a table").click();
  const rows = page.getByRole("table").last().getByRole("row");
  const shown = new Map<string, readonly string[]>();
  for (const cells of await rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.querySelectorAll("th, td"), (cell) => cell.textContent?.trim() ?? "")),
  )) {
    if (/^\d{4}$/.test(cells[0] ?? "")) shown.set(cells[0] ?? "", digitsOnly(cells.slice(1)));
  }

  const file = await request.get("/names/hazel/births.csv");
  expect(file.headers()["content-type"]).toContain("text/csv");
  const lines = (await file.text()).trim().split(/\r?\n/);
  const girls = lines.map((line) => line.split(",")).filter(([year]) => /^\d{4}$/.test(year ?? ""));
  expect(girls.length).toBeGreaterThan(100);
  expect(shown.size).toBeGreaterThan(0);
  for (const [year = "", ...figures] of girls) {
    const inTable = shown.get(year);
    if (inTable === undefined) continue;
    for (const figure of digitsOnly(inTable)) expect(digitsOnly(figures), year).toContain(figure);
  }
});

test("Another spelling of the address leads to the one page", async ({ request }) => {
  for (const [path, target] of [
    ["/names/Olivia", "/names/olivia"],
    ["/names/zo%C3%AB", "/names/zoe"],
    ["/names/hazel/", "/names/hazel"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], path).toEqual([308, target]);
  }
});

test("An unknown name answers 404 and suggests what may have been meant", async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  const response = await page.goto("/names/jakssonn");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.getByRole("main").getByRole("link", { name: "Jackson", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jackson" })).toBeVisible();
});

test("Search engines are given the names with an entry, not the others", async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto("/names/hazel");
  await expect(robots).toHaveCount(0);
  await page.goto(`/names/${RARE_NAME.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: RARE_NAME.name })).toBeVisible();
  await expect(robots).toHaveAttribute("content", "noindex,follow");
});

function digitsOnly(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => cell.replaceAll(/[^\d.]/g, "")).filter((digits) => digits !== "");
}
