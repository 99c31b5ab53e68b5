import { numberIn } from "#tests/support/browse-choices.ts";
import { openFilter } from "#tests/support/parts/filters.ts";
import { foundText, heading, plainNames } from "#tests/support/parts/browse-page.ts";
import { cards, namesOn, open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("Names are sorted by births, by the alphabet, and by how they rise or fall @full", async ({ page }) => {
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

  const note = page.getByText(/Names used fewer than 200 times in/);
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
  await order.selectOption({ label: "Most popular in 2025" });
  await expect(page).toHaveURL("/names?gender=girl&band=common");
  await expect.poll(() => namesOn(cards(page))).toEqual(most);
});

test("Pages of 48 names follow each other, and keep the filters @phone-full @full", async ({ page }) => {
  await open(page, "/names?origin=Irish&sort=name");
  const pages = Math.ceil(numberIn(await foundText(page)) / 48);
  const first = await namesOn(cards(page));
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/names?origin=Irish&sort=name&page=2#names");
  await expect(page.getByText(`Page 2 of ${pages}`, { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  expect((await namesOn(cards(page))).filter((name) => first.includes(name))).toEqual([]);
  await page.goBack();
  await expect(page.getByText(`Page 1 of ${pages}`, { exact: true })).toBeVisible();
  await page.goForward();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByText(`Page 1 of ${pages}`, { exact: true })).toBeVisible();
  await (await openFilter(page, "Length")).getByRole("checkbox", { name: "5 to 7 letters" }).check();
  await expect(page).toHaveURL("/names?origin=Irish&length=medium&sort=name");
});
