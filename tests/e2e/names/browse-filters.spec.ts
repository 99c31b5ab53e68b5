import { numberIn, TICKED, WRITTEN } from "#tests/support/browse-choices.ts";
import { chip, chips, countBeside, openFilter, openFilters } from "#tests/support/parts/filters.ts";
import { expectFound, genderLabel, heading, plainNames } from "#tests/support/parts/browse-page.ts";
import { cards, open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** One that is ticked; what is written is so by touch below, and on the home page. The others work alike, and wait for the full matrix. */
const REPRESENTATIVE = "Number of letters";
const tagOf = (title: string) => (title === REPRESENTATIVE ? "" : " @full");

test.describe("Every filter", () => {
  for (const { title, choice, query } of TICKED) {
    test(`${title}: a choice brings as many names as it says, and its chip takes it away${tagOf(title)}`, async ({
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
    test(`${title}: what is written is looked for, and its chips take it away${tagOf(title)}`, async ({
      page,
    }) => {
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

  test("Gender: the four buttons, with their numbers @phone @full", async ({ page, isMobile }) => {
    await open(page, "/names");
    if (isMobile) await openFilters(page);
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

  test("A letter and an ending at a touch: each key says what it brings, and gives it back @phone @desktop-full", async ({
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

test("An origin is found among all of them without asking for anything @full", async ({ page }) => {
  await open(page, "/names?gender=girl");
  const origins = await openFilter(page, "Origin or use");
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
  await expect(origins.getByRole("status")).toHaveText("None of these matches your other filters.");
});
