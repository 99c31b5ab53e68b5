import { open } from "#tests/support/on-screen.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

test("A template begins at its top when it is loaded again, and Back leads to where somebody was @full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const scrolled = () => page.evaluate(() => Math.round(globalThis.scrollY));
  for (const { path, after } of [
    { path: "/templates/sleep-tracker", after: 0 },
    { path: "/about", after: 600 },
  ]) {
    await open(page, path);
    await page.evaluate(() => globalThis.scrollTo(0, 600));
    await expect.poll(scrolled).toBe(600);
    await page.reload();
    await expect.poll(scrolled, path).toBe(after);
  }
  // By a link, and then again.
  await open(page, "/printable-resources");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^View Template/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/templates\//);
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => globalThis.scrollTo(0, 600));
  await page.reload();
  await expect.poll(scrolled).toBe(0);

  await open(page, "/about");
  await page.evaluate(() => globalThis.scrollTo(0, 600));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).first().click();
  await expect(page).toHaveURL(/\/terms$/);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(500);
});
