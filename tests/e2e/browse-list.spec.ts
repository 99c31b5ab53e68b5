import { foundText, heading, numberIn, openFilter, plainNames } from "../support/browse-page.ts";
import { cards, namesOn, open } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

test("Names are sorted by births, by the alphabet, and by how they rise or fall", async ({ page }) => {
  await open(page, "/names?gender=girl&band=common");
  const order = page.getByLabel("Sorted by");
  const oneIn = await cards(page).evaluateAll((all) =>
    all.map((card) => Number(/1 in ([\d,]+)/.exec(card.textContent ?? "")?.[1]?.replace(",", ""))),
  );
  expect(oneIn).toEqual(oneIn.toSorted((a, b) => a - b));
  const most = await namesOn(cards(page));

  await order.selectOption("A to Z");
  await expect(page).toHaveURL("/names?gender=girl&band=common&sort=name");
  await expect(async () => {
    const letters = await plainNames(page);
    expect(letters).toEqual(letters.toSorted());
  }).toPass();

  const note = page.getByText(/Those given fewer than 200 times in/);
  await expect(note).toHaveCount(0);
  await order.selectOption({ label: "Rising most, 2021–2025" });
  await expect(note).toContainText("in 2025");
  const rising = await namesOn(cards(page));
  await order.selectOption({ label: "Falling most, 2021–2025" });
  await expect(note).toContainText("in 2021");
  expect(await namesOn(cards(page))).not.toEqual(rising);

  await page.goBack();
  await expect(order).toHaveValue("rising");
  expect(await namesOn(cards(page))).toEqual(rising);
  await page.reload();
  await expect(order).toHaveValue("rising");
  await order.selectOption({ label: "Most given in 2025" });
  await expect(page).toHaveURL("/names?gender=girl&band=common");
  await expect.poll(() => namesOn(cards(page))).toEqual(most);
});

test("Rising and falling are those of the lists of names", async ({ page }) => {
  await open(page, "/names/lists/rising-girls");
  const listed = await page.locator("tbody th").allInnerTexts();
  await open(page, "/names?gender=girl&sort=rising");
  const browsed = await namesOn(cards(page));
  const onBoth = browsed.filter((name) => listed.includes(name));
  expect(onBoth.length).toBeGreaterThan(5);
  expect(onBoth).toEqual(listed.filter((name) => onBoth.includes(name)));
});

test("Pages of 48 names follow each other, and keep the filters @phone", async ({ page }) => {
  await open(page, "/names?origin=Irish&sort=name");
  const total = numberIn(await foundText(page));
  const pages = Math.ceil(total / 48);
  const seen = [...(await namesOn(cards(page)))];
  for (let number = 2; number <= pages; number += 1) {
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(`/names?origin=Irish&sort=name&page=${number}#names`);
    await expect(page.getByText(`Page ${number} of ${pages}`, { exact: true })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    seen.push(...(await namesOn(cards(page))));
  }
  expect(new Set(seen).size).toBe(total);
  await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(`Page ${pages - 1} of ${pages}`, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Previous" }).click();
  await (await openFilter(page, "Length")).getByRole("checkbox", { name: "5 to 7 letters" }).check();
  await expect(page).toHaveURL("/names?origin=Irish&length=medium&sort=name");
});

test("Search engines get one page: its address without a query", async ({ page }) => {
  const canonical = page.locator("link[rel=canonical]");
  const robots = page.locator("meta[name=robots]");
  await open(page, "/names");
  await expect(page).toHaveTitle(/^Browse Names \| /);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Browse Names");
  await expect(canonical).toHaveAttribute("href", /\/names$/);
  await expect(robots).toHaveCount(0);
  await open(page, "/names?origin=Irish&page=2");
  await expect(canonical).toHaveAttribute("href", /\/names$/);
  await expect(robots).toHaveAttribute("content", "noindex,follow");
});
