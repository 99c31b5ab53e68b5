import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** What a keyboard of 336 pixels leaves of a phone. */
const ABOVE_KEYBOARD = { width: 390, height: 844 - 336 };

test("On a phone the verdict on a full name is in view at each letter, above the keyboard @phone-only @full", async ({
  page,
}) => {
  const verdict = page.locator(".fit-head");
  await open(page, "/fit");
  // What is said while names are fetched gives way to the verdict meanwhile.
  await expect.poll(async () => (await verdict.boundingBox())?.y ?? Infinity).toBeLessThan(300);

  await page.setViewportSize(ABOVE_KEYBOARD);
  const first = page.getByLabel("First name", { exact: true });
  await first.tap();
  await first.pressSequentially("Bryant");
  await expect(verdict.getByRole("heading", { name: "Bryant", exact: true })).toBeInViewport({ ratio: 1 });
  const surname = page.getByLabel("Surname", { exact: true });
  await surname.tap();
  await surname.pressSequentially("Todd");
  await expect(verdict).toContainText("1 caution");
  await expect(verdict).toContainText("Bryant ends with the sound that Todd starts with");
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(surname).toBeInViewport({ ratio: 1 });
  // Neither hides the other, nor does one that is reached by key.
  for (const key of ["Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(verdict).toBeInViewport({ ratio: 1 });
    const [above, field] = await Promise.all([
      verdict.boundingBox(),
      page.locator(".fit-form input:focus").boundingBox(),
    ]);
    expect(field?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Check the name" }).click();
  await expect(page.getByRole("heading", { name: "Bryant Todd" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Bryant Todd" })).toBeInViewport();
});
