import { notifications, open, saveButton, savedButton, toast } from "#tests/support/on-screen.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

const SHOWN_MS = 5000;

test("A notification stays five seconds @full", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await saveButton(page, "Hazel").click();
  await page.mouse.move(5, 5);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(SHOWN_MS - 1);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
});

test("There is never more than one; Escape dismisses it, and so does a swipe to the right, but no short one", async ({
  page,
}) => {
  await open(page, "/");
  for (const name of ["Hazel", "Rowan", "Maeve"]) {
    await saveButton(page, name).click();
    await expect(savedButton(page, name)).toBeEnabled();
    await expect(toast(page)).toHaveCount(1);
  }
  // F8 moves to the notifications, and stops their time.
  await page.keyboard.press("F8");
  await expect(notifications(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page)).toHaveCount(0);

  await savedButton(page, "Hazel").click();
  await expect(toast(page)).toBeVisible();
  for (const { distance, left } of [
    { distance: 30, left: 1 },
    { distance: 90, left: 0 },
  ]) {
    const box = await toast(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await expect(toast(page)).toHaveCount(left);
  }
});

test("There is never more than one on a phone @phone-only @full", async ({ page }) => {
  await open(page, "/");
  for (const name of ["Hazel", "Rowan", "Maeve"]) {
    await saveButton(page, name).click();
    await expect(savedButton(page, name)).toBeEnabled();
    await expect(toast(page)).toHaveCount(1);
  }
});
