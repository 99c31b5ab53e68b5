import { cards, keptFor, open, saveButton, savedButton, searchField } from "../support/on-screen.ts";
import { RARE_NAME } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

test("A card leads to the page of its name @phone", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("hazel");
  await cards(page).first().getByRole("link", { name: "Hazel" }).click();
  await expect(page).toHaveURL("/names/hazel");
  await expect(page.getByRole("heading", { level: 1, name: "Hazel" })).toBeVisible();
  await expect(page.getByText("1 in 254 girls").first()).toBeVisible();
  await expect(page).toHaveTitle(/^Hazel/);
});

test("A name is saved on its page @phone", async ({ page, context }) => {
  await open(page, "/names/hazel");
  await saveButton(page, "Hazel").click();
  await expect(savedButton(page, "Hazel")).toBeEnabled();
  expect(await keptFor(context)).toEqual(["hazel"]);
  await page.reload();
  await expect(savedButton(page, "Hazel")).toBeVisible();
});

for (const slug of ["hazel", "rowan"]) {
  test(`The table holds the same figures as the file: ${slug}`, async ({ page, request }) => {
    await open(page, `/names/${slug}`);
    await page.getByText("The same numbers as a table").click();
    const table = page.getByRole("region", { name: "Births by year" }).getByRole("table");
    const shown = await table
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => Array.from(row.querySelectorAll("th, td"), (cell) => cell.textContent ?? "")),
      );
    const heads = await table.locator("thead th").allInnerTexts();
    // In the file girls come first; in the table whoever bears the name more.
    const columns = [0, ...(heads[1] === "Boys" ? [4, 5, 6, 1, 2, 3] : [1, 2, 3, 4, 5, 6])];

    const file = await request.get(`/names/${slug}/births.csv`);
    expect(file.headers()["content-type"]).toContain("text/csv");
    const lines = (await file.text()).trim().split("\r\n").slice(1);
    expect(lines).toHaveLength(2025 - 1880 + 1);
    const inFile = lines
      .map((line) => line.split(","))
      .map((cells) => columns.slice(0, heads.length).map((column) => figureIn(cells[column] ?? "")));
    const published = inFile.filter((figures) => figures.slice(1).some((figure) => figure !== null));
    expect(shown.map((cells) => cells.map(figureIn))).toEqual(published.toReversed());
  });
}

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

test("The respelling is read by a voice that is called a computer voice", async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = ({ text, lang }) => {
      document.documentElement.dataset["spoken"] = `${lang}: ${text}`;
    };
  });
  await page.goto("/names/siobhan");
  await page.getByRole("button", { name: "Hear it (computer voice)" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-spoken", "en-US: shi-vawn");
});

/** "1,850.3" → 1850.3; null where nothing is published. */
function figureIn(cell: string): number | null {
  return cell === "" || cell === "–" ? null : Number(cell.replaceAll(",", ""));
}
