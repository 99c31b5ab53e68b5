import {
  cards,
  genderButton,
  keptFor,
  saveButton,
  savedButton,
  savedCount,
  searchField,
} from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

// Forms and links as a browser sends and follows them by itself; what each page then says is asserted in tests/pages.
test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("names are searched, filtered, saved and removed; the page says so, and opens at the button @phone @desktop-full", async ({
    page,
    context,
  }) => {
    const notice = page.getByRole("status").filter({ hasText: /Name (saved|removed)/ });
    await page.goto("/");
    await searchField(page).fill("ro");
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/[?&]q=ro/);
    await (await genderButton(page, "Girl Names")).click();
    await expect(page).toHaveURL(/gender=girl/);
    await expect(searchField(page)).toHaveValue("ro");
    await expect(await genderButton(page, "Girl Names")).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page).first()).toContainText("Girl");

    const last = await cards(page).last().getByRole("heading", { level: 3 }).innerText();
    await saveButton(page, last).click();
    await expect(notice).toHaveText("Name saved! Added to your favorites.");
    await expect(notice).toBeInViewport();
    await expect(savedButton(page, last)).toBeInViewport();
    await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
    expect(await keptFor(context)).toHaveLength(1);

    await savedButton(page, last).click();
    await expect(notice).toHaveText("Name removed Removed from your favorites.");
    await expect(page).toHaveURL(/\?q=ro&gender=girl&done=removed#save-/);
    expect(await keptFor(context)).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Namekin" }).click();
    await expect(notice).toHaveCount(0);
  });

  test("after Back, the years of a comparison are those that are drawn", async ({ page }) => {
    const from = page.getByLabel("From", { exact: true });
    await page.goto("/compare?names=hazel");
    await from.selectOption("1990");
    await page.getByRole("button", { name: "Show years" }).click();
    await expect(page).toHaveURL(/from=1990/);
    await expect(from).toHaveValue("1990");
    await page.goBack();
    await expect(page).toHaveURL("/compare?names=hazel");
    await expect(from).toHaveValue("1880");
  });

  test("what needs JavaScript is not shown @full", async ({ page }) => {
    for (const [path, button] of [
      ["/growth", "Add to chart"],
      ["/together", "Love"],
      ["/compare", "PNG"],
      ["/templates/feeding-log", "Print Template"],
      ["/videos?video=serve-and-return", "Watch here"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: button }), path).toBeHidden();
    }
    await page.goto("/fit");
    await expect(page.getByRole("form", { name: "The name" })).toBeHidden();
  });
});
