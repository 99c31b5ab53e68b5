import { expect, test } from "../support/site-test.ts";
import { open } from "../support/on-screen.ts";

const WITH_SHARE = [
  "/contact",
  "/privacy",
  "/terms",
  "/credits",
  "/accessibility",
  "/advertising",
  "/contents",
  "/names/lists",
];

test("Every page of text, contact and the tables of contents can be passed on, and lead on", async ({
  page,
}) => {
  for (const path of WITH_SHARE) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Pass it on" }), path).toBeVisible();
    const related = page.getByRole("region", { name: "Related Resources" });
    await expect(related.getByRole("link").first(), path).toBeVisible();
    expect(await related.getByRole("link").count(), path).toBeLessThanOrEqual(4);
  }
});

test("A template begins at its top when it is loaded again, and Back leads to where somebody was", async ({
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

test("An old error is gone once the form has succeeded", async ({ page }) => {
  await open(page, "/blog");
  const form = page.getByRole("contentinfo").locator("form");
  const field = form.getByLabel("Email");
  await field.fill("nope");
  await form.getByRole("button", { name: "Subscribe" }).click();
  const error = page.getByText("Invalid email", { exact: true });
  await expect(error.first()).toBeVisible();
  await field.fill(`reader-${Date.now()}@example.org`);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(field).toHaveValue("");
  await expect(page.locator('.toast[data-state="open"]')).toHaveCount(0);
});

test("The names beside articles say what failed, and can be asked for again", async ({ page, trouble }) => {
  trouble.expect(/status of 500/);
  await open(page, "/blog");
  const tool = page.locator("#names-tool");
  await page.route("**/api/names/generate?*", (route) => route.fulfill({ status: 500, body: "{}" }), {
    times: 1,
  });
  await tool.getByRole("button", { name: "Generate Names" }).click();
  await expect(tool.getByRole("alert")).toContainText("Failed to generate names");
  await tool.getByRole("button", { name: "Try again" }).click();
  await expect(tool.getByRole("listitem")).toHaveCount(6);
  await expect(tool.getByRole("alert")).toHaveCount(0);
});

test("The contact form counts down near the end of a field, and stops when there is room", async ({
  page,
}) => {
  await open(page, "/contact");
  const message = page.getByLabel("Message");
  await message.fill("x".repeat(4_400));
  await expect(page.getByText(/characters left/)).toHaveCount(0);
  await message.fill("x".repeat(4_900));
  await expect(page.getByText("100 characters left")).toBeVisible();
  await expect(message).toHaveAccessibleDescription("100 characters left");
  await message.fill("x".repeat(5_003));
  await expect(page.getByText("3 characters too many")).toBeVisible();
  await message.fill("short");
  await expect(page.getByText(/characters (left|too many)/)).toHaveCount(0);
});

test("A tooltip tells what a cross does, above it where nothing lies below", async ({ page }) => {
  await open(page, "/fit");
  await page.getByLabel("First name").fill("Hazel");
  await page.getByRole("button", { name: "Clear all four" }).click();
  const close = page.getByRole("button", { name: "Close this notification" });
  await close.hover();
  const tip = page.getByRole("tooltip");
  await expect(tip).toHaveText("Close this notification");
  await expect(tip).toBeInViewport({ ratio: 1 });
});

test("The button of the full name leads to what is heard", async ({ page }) => {
  await open(page, "/fit");
  await page.getByLabel("First name").fill("Hazel");
  await page.getByLabel("Surname", { exact: true }).fill("Whitfield");
  await page.getByRole("button", { name: "Show what is heard" }).click();
  await expect(page.getByRole("heading", { name: "Hazel Whitfield" })).toBeFocused();
});
