import {
  chip,
  chips,
  countBeside,
  expectFound,
  foundText,
  genderLabel,
  heading,
  numberIn,
  openFilter,
  openFilters,
  plainNames,
  TICKED,
} from "../support/browse-page.ts";
import { cards, open } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

/** Filters that are written. */
const WRITTEN = [
  {
    title: "First letters",
    text: "Jo, mae",
    query: "start=Jo%2C+mae",
    chips: ["Starts with Jo", "Starts with Mae"],
    fits: /^(jo|mae)/i,
  },
  { title: "Ending", text: "lyn", query: "end=lyn", chips: ["Ends in -lyn"], fits: /lyn$/ },
  {
    title: "Ending to leave out",
    text: "a",
    query: "not=a",
    chips: ["Does not end in -a"],
    fits: /[^a]$/,
  },
] as const;

test.describe("Every filter", () => {
  for (const { title, choice, query } of TICKED) {
    test(`${title}: a choice brings as many names as it says, and its chip takes it away`, async ({
      page,
    }) => {
      await open(page, "/names");
      const group = await openFilter(page, title);
      const promised = await countBeside(group, choice);
      await group.getByRole("checkbox", { name: choice }).check();
      await expect(page).toHaveURL(`/names?${query}`);
      await expectFound(page, promised);

      await chip(page, choice).click();
      await expect(page).toHaveURL("/names");
      await expect(heading(page)).toBeFocused();
      await expect(chips(page)).toHaveCount(0);
      await expect(page.getByRole("checkbox", { name: choice, includeHidden: true })).not.toBeChecked();
    });
  }

  for (const { title, text, query, chips: labels, fits } of WRITTEN) {
    test(`${title}: what is written is looked for, and its chips take it away`, async ({ page }) => {
      await open(page, "/names");
      const field = (await openFilter(page, title)).getByRole("textbox", { name: title });
      await field.pressSequentially(text, { delay: 20 });
      await expect(page).toHaveURL(`/names?${query}`);
      await expect(chips(page)).toHaveCount(labels.length);
      for (const name of await plainNames(page)) expect(name).toMatch(fits);
      for (const label of labels) {
        await chip(page, label).click();
        await expect(chip(page, label)).toHaveCount(0);
      }
      await expect(page).toHaveURL("/names");
      await expect(field).toHaveValue("");
    });
  }

  test("Gender: the four buttons, with their numbers @phone", async ({ page }) => {
    await open(page, "/names");
    for (const [label, sex] of [
      ["Girl Names", "Girl"],
      ["Boy Names", "Boy"],
      ["Unisex Names", "Unisex"],
    ] as const) {
      const button = page.getByRole("radio", { name: label });
      const promised = numberIn(await genderLabel(page, label).innerText());
      await genderLabel(page, label).click();
      await expect(button).toBeChecked();
      await expectFound(page, promised);
      await expect(cards(page).filter({ hasText: sex })).toHaveCount(48);
    }
    await chip(page, "Unisex Names").click();
    await expect(page.getByRole("radio", { name: "All Names" })).toBeChecked();
  });

  test("A letter and an ending at a touch: each key says what it brings, and gives it back @phone", async ({
    page,
  }) => {
    await open(page, "/names");
    const letters = await openFilter(page, "First letters");
    await letters.getByRole("link", { name: /^Q / }).click();
    await expect(page).toHaveURL("/names?start=q");
    await expect(chips(page)).toHaveCount(1);
    await expectFound(page, await cards(page).count());
    await expect(letters.getByRole("textbox")).toHaveValue("Q");
    await letters.getByRole("link", { name: /^Z / }).click();
    await expect(page).toHaveURL("/names?start=q&start=z");
    await expect(letters.getByRole("link", { name: /^Q / })).toHaveAttribute("aria-current", "true");
    await letters.getByRole("link", { name: /^Q / }).click();
    // The address comes before the keys that it changes.
    await expect(letters.getByRole("link", { name: /^Q / })).not.toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL("/names?start=z");
    await letters.getByRole("link", { name: /^Z / }).click();
    await expect(page).toHaveURL("/names");

    const endings = await openFilter(page, "Ending");
    const promised = numberIn(await endings.getByRole("link", { name: /^-ette / }).innerText());
    await endings.getByRole("link", { name: /^-ette / }).click();
    await expectFound(page, promised);
  });
});

test("A key that is pressed before the last one is answered does not undo it", async ({ page }) => {
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

test("What is chosen before the page shows the last choice stays chosen", async ({ page }) => {
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

test("Filters are combined; Back, Forward and reload keep address, names and form together @phone", async ({
  page,
}) => {
  await open(page, "/names");
  const origins = await openFilter(page, "Origin");
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
});

test("Letters are one step back, however slowly they were written", async ({ page }) => {
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

test("Where nothing fits, it is told which filter to drop, the most helpful first", async ({ page }) => {
  await open(page, "/names?gender=boy&start=q&theme=flowers");
  await expect(heading(page)).toHaveText("No names");
  await expect(page.getByText("No names found. Try adjusting your search or filters.")).toBeVisible();
  const drops = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^Without “/ });
  const offered = (await drops.allInnerTexts()).map((text) => numberIn(text.replace(/“.*”/, "")));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered).toEqual(offered.toSorted((a, b) => b - a));
  await drops.first().getByRole("link").click();
  await expectFound(page, offered[0] ?? 0);
  await expect(heading(page)).toBeFocused();

  await open(page, "/names?start=zzz&end=zzz");
  await expect(page.getByText("Dropping one filter is not enough here.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Begin with all names again" })).toBeVisible();
});

test("An origin is found among all of them without asking for anything", async ({ page }) => {
  await open(page, "/names?gender=girl");
  const origins = await openFilter(page, "Origin");
  const shown = origins.getByRole("checkbox");
  await expect(shown).toHaveCount(12);
  await origins.getByText(/^\d+ more, A to Z$/).click();
  const field = origins.getByLabel("Find in this list");
  await field.fill("wel");
  await expect(origins.getByRole("status")).toHaveText("1 found");
  await expect(shown).toHaveCount(13);
  await field.press("Enter");
  await expect(page).toHaveURL("/names?gender=girl");
  const promised = await countBeside(origins, "Welsh");
  await shown.last().check();
  await expectFound(page, promised);
  await field.fill("klingon");
  await expect(origins.getByRole("status")).toHaveText("None of these has names for you now.");
});

test("What is not understood is told and left out; a page that is not there is the last", async ({
  page,
  request,
}) => {
  await open(page, "/names?origin=Klingon&band=rare&syllables=9&page=99");
  const problem = page.getByText("Not understood, and left out: number of syllables “9”, origin “Klingon”.");
  await expect(problem).toContainText(/There is no page 99\. This is the last, page \d+\./);
  await expect(chips(page)).toHaveText([/Rarer than 1 in 10,000/]);
  await chip(page, "Rarer than 1 in 10,000").click();
  await expect(problem).toHaveCount(0);
  for (const query of ["origin=Klingon", "band=x", "start=1", "syllables=9", "length=tiny", "theme=cars"]) {
    expect((await request.get(`/api/names/generate?${query}`)).status(), query).toBe(400);
  }
});
