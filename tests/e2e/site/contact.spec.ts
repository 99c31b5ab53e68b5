import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { callsOf, open, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const CONTACT = "**/api/contact";
const TYPED = {
  Name: "Ada",
  Email: "ada@example.org",
  Subject: "A name",
  Message: "Is Zoë in it?\nAnd Zoe?",
} as const;

const LABELS = ["Name", "Email", "Subject", "Message"] as const;

const field = (page: Page, label: (typeof LABELS)[number]) =>
  page.getByRole("main").getByLabel(label, { exact: true });
const button = (page: Page) => page.getByRole("main").locator("form").getByRole("button");

async function fillIn(page: Page): Promise<void> {
  for (const label of LABELS) await field(page, label).fill(TYPED[label]);
}

async function expectTyped(page: Page): Promise<void> {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue(TYPED[label]);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
}

test("A message is sent, once, and the form is empty again @phone @full", async ({ page }) => {
  const calls = callsOf(page, "/api/contact");
  await open(page, "/contact");
  await fillIn(page);
  const from = Date.now();
  await button(page).dblclick();
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  await expect(toast(page)).toContainText("Message sent successfully!");
  expect(Date.now() - from).toBeGreaterThanOrEqual(1000);
  await expect(toast(page)).toContainText("We'll get back to you within 24 hours.");
  // The ribbon is for names.
  await expect(toast(page).locator(".ic circle")).toBeVisible();
  await expect(button(page)).toHaveText("Send message");
  await expect(button(page)).toBeFocused();
  await expectEmpty(page);
  expect(calls).toEqual(["POST /api/contact"]);
  await page.reload();
  await expectEmpty(page);
});

test("Nothing that was typed is lost when the server refuses, nothing answers, or there is no network", async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/api\/contact|ERR_INTERNET_DISCONNECTED/);
  for (const way of ["the server refuses", "nothing answers", "there is no network"] as const) {
    await test.step(way, async () => {
      await open(page, "/contact");
      await fillIn(page);
      if (way === "there is no network") await context.setOffline(true);
      else await page.route(CONTACT, (route) => (way === "nothing answers" ? route.abort() : refuse(route)));
      await button(page).click();
      await expect(toast(page)).toContainText("Error sending message");
      await expect(toast(page)).toContainText("Please try again later.");
      await expect(button(page)).toBeEnabled();
      await expectTyped(page);

      await page.unrouteAll();
      await context.setOffline(false);
      await page.reload();
      await expectTyped(page);
    });
  }
});

test("The browser itself asks for what is missing; the form counts down near its end, and works by keyboard alone @full", async ({
  page,
}) => {
  const calls = callsOf(page, "/api/contact");
  const message = field(page, "Message");
  await open(page, "/contact");
  await test.step("what is missing is asked for, and nothing is sent", async () => {
    await button(page).click();
    await expect(field(page, "Name")).toBeFocused();
    await fillIn(page);
    await field(page, "Email").fill("ada");
    await button(page).click();
    await expect(field(page, "Email")).toBeFocused();

    await fillIn(page);
    await message.fill("   ");
    await button(page).click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription("Please enter a message.");
    await expectAccessibleByDayAndNight(page);
    await message.fill("Hello");
    await expect(message).toHaveAccessibleDescription("");
    expect(calls).toEqual([]);
  });

  await test.step("it counts down near the end of a field, and stops when there is room", async () => {
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

  await test.step("it is used by keyboard alone, and the trap is met by nobody", async () => {
    await page.route(CONTACT, (route) => route.fulfill({ status: 201, json: {} }));
    for (const label of LABELS) await field(page, label).fill("");
    await field(page, "Name").focus();
    for (const label of LABELS) {
      await expect(field(page, label)).toBeFocused();
      await page.keyboard.type(label === "Email" ? TYPED[label] : "Ada");
      await page.keyboard.press("Tab");
    }
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("Message sent successfully!");
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
  });
});

test("What was typed is there after a reload, on the way back, and when a link brings a subject @full", async ({
  page,
}) => {
  await open(page, "/contact");
  await fillIn(page);
  await open(page, "/contact");
  await expectTyped(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectTyped(page);

  await page.getByRole("link", { name: "Suggest it" }).click();
  await expect(page).toHaveURL("/contact?subject=Something+is+missing#write");
  await expect(field(page, "Subject")).toHaveValue("Something is missing");
  await expect(field(page, "Message")).toHaveValue(TYPED.Message);
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeInViewport();
});

async function refuse(route: { fulfill(answer: { status: number; body: string }): Promise<void> }) {
  await route.fulfill({ status: 500, body: "" });
}
