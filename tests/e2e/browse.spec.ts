import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { cards, keptFor, namesOn, open, saveButton, savedButton } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

/** Filters whose values are ticked: each with one of them, its place in the address, and its chip. */
const TICKED = [
  { title: "How common", choice: "Rarer than 1 in 10,000", query: "band=rare" },
  { title: "Origin", choice: "Irish", query: "origin=Irish" },
  { title: "Meaning", choice: "Flowers", query: "theme=flowers" },
  { title: "Length", choice: "Up to 4 letters", query: "length=short" },
  { title: "Syllables", choice: "4 syllables or more", query: "syllables=4" },
] as const;

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

test("On a phone the filters are folded up, and say how many are chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/names?gender=girl");
  await expect(cards(page).first()).toBeInViewport();
  await allFilters(page).click();
  await page.getByText("Origin", { exact: true }).first().click();
  await page.getByRole("checkbox", { name: "Irish" }).check();
  await page.getByRole("checkbox", { name: "Rarer than 1 in 10,000" }).check();
  await expect(page.getByText("(2 chosen)")).toBeAttached();
  const show = page.getByRole("button", { name: /^Show \d+ names$/ });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: "Irish" })).toBeHidden();
});

test.describe("With the keyboard alone", () => {
  test("filters are opened, ticked and written, and the focus stays", async ({ page }) => {
    await open(page, "/names");
    await page.getByRole("radio", { name: "All Names" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/names?gender=boy");
    await expect(page.getByRole("radio", { name: "Boy Names" })).toBeFocused();

    await summaryOf(page, "Length").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: "Up to 4 letters" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/names?gender=boy&length=short");
    await expect(page.getByRole("checkbox", { name: "Up to 4 letters" })).toBeFocused();

    await page.getByRole("textbox", { name: "First letters" }).focus();
    await page.keyboard.type("le");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?gender=boy&start=le&length=short");
    await expect(chip(page, "Starts with Le")).toBeVisible();
    for (const name of await plainNames(page)) expect(name).toMatch(/^le.{0,2}$/);
  });

  test("the order is chosen, a chip dropped, the next page opened", async ({ page }) => {
    await open(page, "/names?gender=girl");
    await page.getByLabel("Sorted by").focus();
    await page.keyboard.type("A to");
    // The address comes before the list that it asks for.
    await expect(chip(page, "Girl Names")).toHaveAttribute("href", /^\/names\?sort=name/);
    await expect(page).toHaveURL("/names?gender=girl&sort=name");
    await page.keyboard.press("Tab");
    await expect(chip(page, "Girl Names")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?sort=name");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("link", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?sort=name&page=2#names");
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Sorted by")).toBeFocused();
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every filter is chosen in one form, ordered, dropped, and given back by Back", async ({ page }) => {
    await page.goto("/names");
    await genderLabel(page, "Girl Names").click();
    for (const { title, choice } of TICKED) {
      await (await openFilter(page, title)).getByRole("checkbox", { name: choice }).check();
    }
    await page.getByRole("checkbox", { name: "Rarer than 1 in 10,000" }).uncheck();
    await (await openFilter(page, "First letters")).getByRole("textbox").fill("A");
    await page.getByRole("checkbox", { name: "Up to 4 letters" }).uncheck();
    await page.getByRole("checkbox", { name: "4 syllables or more" }).uncheck();
    await page.getByRole("checkbox", { name: "Flowers" }).uncheck();
    await page.getByRole("button", { name: "Show names" }).click();
    await expect(page).toHaveURL(/\/names\?gender=girl&/);
    await expect(chips(page)).toHaveText([/Girl Names/, /Irish/, /Starts with A/]);
    const found = await foundText(page);
    for (const name of await plainNames(page)) expect(name).toMatch(/^a/);

    await page.getByLabel("Sorted by").selectOption("A to Z");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(heading(page)).toHaveText(found);
    const letters = await plainNames(page);
    expect(letters).toEqual(letters.toSorted());

    await chip(page, "Irish").click();
    await expect(page).toHaveURL("/names?gender=girl&start=a&sort=name");
    await page.goBack();
    await expect(heading(page)).toHaveText(found);
    await page.reload();
    await expect(heading(page)).toHaveText(found);
  });

  for (const { title, choice } of TICKED) {
    test(`${title} is chosen with the form`, async ({ page }) => {
      await page.goto("/names");
      const group = await openFilter(page, title);
      const promised = await countBeside(group, choice);
      await group.getByRole("checkbox", { name: choice }).check();
      await page.getByRole("button", { name: "Show names" }).click();
      await expectFound(page, promised);
      await chip(page, choice).click();
      await expect(page).toHaveURL("/names");
    });
  }

  test("pages are turned, and a name is saved without losing the place", async ({ page, context }) => {
    await page.goto("/names?origin=Irish&end=n");
    await page.goto("/names?gender=boy");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/names?gender=boy&page=2#names");
    const [first = ""] = await namesOn(cards(page));
    await saveButton(page, first).click();
    await expect(savedButton(page, first)).toBeVisible();
    await expect(page).toHaveURL(/\/names\?gender=boy&page=2/);
    expect(await keptFor(context)).toHaveLength(1);
  });
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

test("axe finds nothing on open filters, by day or night @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/names?gender=girl&origin=Irish&start=m");
  for (const title of ["Meaning", "Ending", "Length", "Syllables", "Ending to leave out"]) {
    await openFilter(page, title);
  }
  await page.getByText(/more, A to Z$/).click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test.describe("At 320 px, or at 200 % zoom", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  test("open filters lie within the window", async ({ page }) => {
    await open(page, "/names?gender=girl&origin=Irish&start=m&sort=rising");
    for (const title of ["Meaning", "Ending", "Length", "Syllables", "Ending to leave out"]) {
      await openFilter(page, title);
    }
    await page.getByText(/more, A to Z$/).click();
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 450 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(viewport.width);
    }
  });
});

function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 2, name: /^(No names|[\d,]+ names?)$/ });
}

function foundText(page: Page): Promise<string> {
  return heading(page).innerText();
}

async function expectFound(page: Page, names: number): Promise<void> {
  const found = names.toLocaleString("en-US");
  await expect(heading(page)).toHaveText(names === 1 ? "1 name" : `${found} names`);
}

function chips(page: Page): Locator {
  return page.getByRole("list", { name: "Chosen filters" }).getByRole("link", { name: /^Remove / });
}

function chip(page: Page, label: string): Locator {
  return page.getByRole("link", { name: `Remove ${label}`, exact: true });
}

function genderLabel(page: Page, label: string): Locator {
  return page.getByRole("search").locator("label").filter({ hasText: label });
}

/** The fold of narrow screens. */
function allFilters(page: Page): Locator {
  return page
    .getByRole("search")
    .locator("summary")
    .filter({ hasText: /^Filters/ });
}

async function openFilters(page: Page): Promise<void> {
  const isOpen = await page.locator(".brw-filters").isVisible();
  if (!isOpen) await allFilters(page).click();
}

async function openFilter(page: Page, title: string): Promise<Locator> {
  await openFilters(page);
  const group = page.getByRole("group", { name: title, exact: true });
  if (!(await group.isVisible())) await summaryOf(page, title).click();
  await expect(group).toBeVisible();
  return group;
}

function summaryOf(page: Page, title: string): Locator {
  return page
    .getByRole("search")
    .locator("summary")
    .filter({ has: page.getByText(title, { exact: true }) });
}

async function countBeside(group: Locator, choice: string): Promise<number> {
  const line = group
    .getByRole("listitem")
    .filter({ has: group.page().getByRole("checkbox", { name: choice }) });
  return numberIn((await line.innerText()).replace(choice, ""));
}

/** The first number of a text: "1,290 names" → 1290. */
function numberIn(text: string): number {
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}

/** The names on the cards without accents and signs, in small letters. */
async function plainNames(page: Page): Promise<readonly string[]> {
  const names = await namesOn(cards(page));
  return names.map((name) =>
    name
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z]/g, ""),
  );
}
