import { numberIn } from "#tests/support/browse-choices.ts";
import { chip, chips, countBeside, openFilter, openFilters } from "#tests/support/parts/filters.ts";
import {
  expectFound,
  foundText,
  genderLabel,
  heading,
  plainNames,
} from "#tests/support/parts/browse-page.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A key that is pressed before the last one is answered does not undo it @full", async ({ page }) => {
  await open(page, "/names");
  const letters = await openFilter(page, "First letters");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/names.data?*", async (route) => {
    await released;
    await route.continue();
  });
  await letters.getByRole("link", { name: /^Q / }).click();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
  await letters.getByRole("link", { name: /^Z / }).click();
  release();
  await expect(page).toHaveURL("/names?start=q&start=z");
  await expect(chips(page)).toHaveCount(2);
});

test("What is chosen before the page shows the last choice stays chosen @full", async ({ page }) => {
  await open(page, "/names");
  const short = (await openFilter(page, "Length")).getByRole("checkbox", { name: "Up to 4 letters" });
  const letters = (await openFilter(page, "First letters")).getByRole("textbox");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/names\.data\?.*length=short/, async (route) => {
    await released;
    await route.continue();
  });
  // At the moment when the address has come and the page has not.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...step) => {
      history.pushState = push;
      push(...step);
      const box = document.querySelector<HTMLElement>("input[name=length][value=short]");
      queueMicrotask(() => box?.click());
    };
  });
  await genderLabel(page, "Boy Names").click();
  await expect(chip(page, "Boy Names")).toBeVisible();
  await expect(short).toBeChecked();
  await letters.fill("le");
  await letters.press("Enter");
  release();
  await expect(page).toHaveURL("/names?gender=boy&start=le&length=short");
  await expect(chips(page)).toHaveCount(3);
});

test("Filters are combined; Back, Forward and reload keep address, names and form together @phone-full", async ({
  page,
}) => {
  await open(page, "/names");
  const origins = await openFilter(page, "Origin or use");
  await origins.getByRole("checkbox", { name: "Irish" }).check();
  await expect(page).toHaveURL("/names?origin=Irish");
  await expect(chips(page)).toHaveCount(1);
  const irish = await foundText(page);
  await origins.getByRole("checkbox", { name: "Hebrew" }).check();
  await expect(chips(page)).toHaveCount(2);
  const both = await foundText(page);
  expect(numberIn(both)).toBeGreaterThan(numberIn(irish));

  const lengths = await openFilter(page, "Length");
  const promised = await countBeside(lengths, "Up to 4 letters");
  await lengths.getByRole("checkbox", { name: "Up to 4 letters" }).check();
  await expectFound(page, promised);
  for (const name of await plainNames(page)) expect(name.length).toBeLessThanOrEqual(4);
  await expect(page).toHaveURL("/names?origin=Hebrew&origin=Irish&length=short");
  const short = await foundText(page);

  await page.goBack();
  await expect(heading(page)).toHaveText(both);
  await expect(lengths.getByRole("checkbox", { name: "Up to 4 letters" })).not.toBeChecked();
  await page.goBack();
  await expect(heading(page)).toHaveText(irish);
  await expect(origins.getByRole("checkbox", { name: "Irish" })).toBeChecked();
  await expect(origins.getByRole("checkbox", { name: "Hebrew" })).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText(short);
  await expect(lengths.getByRole("checkbox", { name: "Up to 4 letters" })).toBeChecked();

  await page.reload();
  await expect(heading(page)).toHaveText(short);
  await expect(chips(page)).toHaveText([/Hebrew/, /Irish/, /Up to 4 letters/]);
  await openFilters(page);
  await expect(page.getByRole("checkbox", { name: "Irish" })).toBeChecked();

  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/names");
  await expect(page.getByRole("checkbox", { name: "Irish" })).not.toBeChecked();

  // Where nothing fits, the filter to drop is a link, and the count is where the reader is then.
  await open(page, "/names?gender=boy&start=q&theme=flowers");
  await expect(heading(page)).toHaveText("No names");
  const drop = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^Without “/ })
    .first();
  const offered = numberIn((await drop.innerText()).replace(/“.*”/, ""));
  await drop.getByRole("link").click();
  await expectFound(page, offered);
  await expect(heading(page)).toBeFocused();
});

test("Letters are one step back, however slowly they were written @full", async ({ page }) => {
  await open(page, "/names?origin=Irish");
  const field = (await openFilter(page, "First letters")).getByRole("textbox");
  for (const [letter, address] of [
    ["M", /start=M&/],
    ["a", /start=Ma&/],
    ["e", /start=Mae&/],
  ] as const) {
    await field.press(letter);
    await expect(page).toHaveURL(address);
  }
  await page.goBack();
  await expect(page).toHaveURL("/names?origin=Irish");
  await expect(field).toHaveValue("");
});
