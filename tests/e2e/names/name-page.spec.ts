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
  await page.getByRole("button", { name: "Hear it (computer voice)" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-spoken", "en-US: shi-vawn");

  await saveButton(page, "Siobhan").click();
  await expect(savedButton(page, "Siobhan")).toBeEnabled();
  expect(await keptFor(context)).toEqual(["siobhan"]);
  await page.reload();
  await expect(savedButton(page, "Siobhan")).toBeVisible();
});
