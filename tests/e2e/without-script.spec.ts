import {
  cards,
  keptFor,
  namesOn,
  saveButton,
  saveByCall,
  savedButton,
  savedCount,
  savedSection,
  searchField,
} from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("names are searched and filtered @phone", async ({ page }) => {
    await page.goto("/");
    await searchField(page).fill("alex");
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/[?&]q=alex/);
    await expect(cards(page).first()).toContainText("Alex");

    await page.getByRole("button", { name: "Girl Names" }).click();
    await expect(page).toHaveURL(/gender=girl/);
    await expect(searchField(page)).toHaveValue("alex");
    await expect(page.getByRole("button", { name: "Girl Names" })).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page).first()).toContainText("Girl");
    await expect(cards(page).filter({ hasText: "Boy" })).toHaveCount(0);
  });

  test("nothing found is said in words", async ({ page }) => {
    await page.goto("/?q=zzzzqqq");
    await expect(page.getByText("No names found. Try adjusting your search or filters.")).toBeVisible();
  });

  test("names are generated, and refreshed with the same filter", async ({ page }) => {
    await page.goto("/");
    const before = await namesOn(cards(page));
    await page.getByRole("button", { name: "Girl Names" }).click();
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
    expect(await namesOn(cards(page))).not.toEqual(before);

    await page.getByRole("button", { name: "Boy Names" }).click();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test("a name is saved and removed, and the visitor stays where she was @phone", async ({ page }) => {
    await page.goto("/?q=hazel");
    await saveButton(page, "Hazel").click();
    await expect(page).toHaveURL(/\?q=hazel/);
    await expect(savedButton(page, "Hazel")).toBeVisible();
    await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
    await page.goto("/");
    await expect(savedSection(page)).toContainText("Hazel");
    await savedButton(page, "Hazel").click();
    await expect(saveButton(page, "Hazel")).toBeVisible();
    await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  });

  test("a name page can be read, and its name saved @phone", async ({ page }) => {
    await page.goto("/");
    await cards(page).first().getByRole("link", { name: "Hazel" }).click();
    await expect(page.getByText("1 in 254 girls").first()).toBeVisible();
    await page.getByText("The same numbers as a table").click();
    await expect(page.getByRole("table").last()).toBeVisible();
    await saveButton(page, "Hazel").click();
    await expect(page).toHaveURL("/names/hazel?done=saved#save-hazel");
    await expect(savedButton(page, "Hazel")).toBeVisible();
  });

  test("the page says what a form has done, opens at the button, and is not for search engines", async ({
    page,
  }) => {
    const notice = page.getByRole("status").filter({ hasText: /Name (saved|removed)/ });
    await page.goto("/?q=ro");
    const last = await cards(page).last().getByRole("heading", { level: 3 }).innerText();
    await saveButton(page, last).click();
    await expect(notice).toHaveText("Name saved! Added to your favorites.");
    await expect(notice).toBeInViewport();
    await expect(savedButton(page, last)).toBeInViewport();
    await expect(page.locator('meta[content^="noindex"]').first()).toBeAttached();

    await savedButton(page, last).click();
    await expect(notice).toHaveText("Name removed Removed from your favorites.");
    await expect(page).toHaveURL(/\?q=ro&done=removed#save-/);
    // In the header; on a phone in the tab bar.
    const ways = page.getByRole("navigation", { name: /^(Main|Quick)$/ });
    await ways.getByRole("link", { name: "Names", exact: true }).click();
    await expect(notice).toHaveCount(0);
  });

  test("drawn names are still there after one of them is saved", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page).toHaveURL(/\?generate=all&seed=\d+#names$/);
    const drawn = await namesOn(cards(page));
    await saveButton(page, drawn.at(-1) ?? "").click();
    await expect(savedButton(page, drawn.at(-1) ?? "")).toBeInViewport();
    expect(await namesOn(cards(page))).toEqual(drawn);
  });

  test("a gender pressed after another leaves no trace of the first in the address", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Girl Names" }).click();
    await page.getByRole("button", { name: "Boy Names" }).click();
    await expect(page).toHaveURL("/?gender=boy");
  });

  test("the list is ordered, and a note is written", async ({ page, context }) => {
    await saveByCall(context, "hazel", "rowan");
    await page.goto("/saved");
    await page.getByRole("button", { name: "Move Hazel up" }).click();
    await page.getByRole("link", { name: "Add a note on Hazel" }).click();
    await page.getByLabel("Note on Hazel").fill("After grandmother’s garden");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("After grandmother’s garden")).toBeVisible();
    expect(await keptFor(context)).toEqual(["hazel", "rowan"]);
  });

  test("the list shows what was saved, and forgets it after a question", async ({ page }) => {
    const hazel = page.getByRole("main").getByRole("link", { name: "Hazel", exact: true });
    await page.goto("/");
    await saveButton(page, "Hazel").click();
    await savedCount(page).click();
    await expect(page).toHaveURL("/saved");
    await expect(hazel).toBeVisible();
    await page.getByRole("button", { name: "Forget everything on this device" }).click();
    await page.getByRole("button", { name: "Forget everything", exact: true }).click();
    await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
    await expect(hazel).toHaveCount(0);
  });
});
