import type { Locator } from "@playwright/test";
import { cards, keptFor, open, saveButton, savedButton, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A card leads to the page of its name, where it is read aloud and saved @phone-full", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = ({ text, lang }) => {
      document.documentElement.dataset["spoken"] = `${lang}: ${text}`;
    };
  });
  await open(page, "/");
  await searchField(page).fill("siobhan");
  await cards(page).first().getByRole("link", { name: "Siobhan" }).click();
  await expect(page).toHaveURL("/names/siobhan");
  await expect(page.getByRole("heading", { level: 1, name: "Siobhan" })).toBeVisible();
  await expect(page).toHaveTitle(/^Siobhan/);
  await page.getByRole("button", { name: "Hear Siobhan, computer voice" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-spoken", "en-US: shi-vawn");

  await saveButton(page, "Siobhan").click();
  await expect(savedButton(page, "Siobhan")).toBeEnabled();
  expect(await keptFor(context)).toEqual(["siobhan"]);
  await page.reload();
  await expect(savedButton(page, "Siobhan")).toBeVisible();
});

test("On a phone the first screen says what a name is, and its way to the full name knows the surname @phone-only @full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/names/olivia");
  const withSurname = page.locator(".acts").getByRole("link").last();
  await expect(page.getByRole("button", { name: "Hear Olivia, computer voice" })).toBeInViewport();
  for (const text of ["“olive tree”", "1 in 119 girls", "Falling: down 23% in five years."])
    await expect(page.locator(".hero").getByText(text)).toBeInViewport({ ratio: 1 });
  // The tab bar lies over the lowest 60 pixels.
  const box = await withSurname.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844 - 60);
  await expect(withSurname).toHaveText("With our surname");

  await withSurname.click();
  await expect(page.getByLabel("First name")).toHaveValue("Olivia");
  await page.getByLabel("Surname", { exact: true }).fill("Alvarez");
  await page.goBack();
  await expect(withSurname).toHaveText("Olivia Alvarez?");
  const again = await withSurname.boundingBox();
  expect(again).toEqual(box);
});

test("By the Tab key alone: a name is heard, saved, compared and tried with the surname, in the order of the page @full", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = ({ text }) => {
      document.documentElement.dataset["spoken"] = text;
    };
  });
  await open(page, "/names/olivia");
  const hear = page.getByRole("button", { name: "Hear Olivia, computer voice" });
  const compare = page.locator(".acts").getByRole("link", { name: /Compare/ });
  const withSurname = page.locator(".acts").getByRole("link").last();
  const tabTo = async (wanted: Locator) => {
    for (let steps = 0; steps < 12 && !(await isFocused(wanted)); steps++) await page.keyboard.press("Tab");
    await expect(wanted).toBeFocused();
  };
  await page.getByRole("heading", { level: 1, name: "Olivia" }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await tabTo(hear);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-spoken", /\S/);
  await tabTo(saveButton(page, "Olivia").first());
  await page.keyboard.press("Space");
  await expect.poll(() => keptFor(context)).toEqual(["olivia"]);
  await tabTo(compare);
  await tabTo(withSurname);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("First name")).toHaveValue("Olivia");
});

async function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}
