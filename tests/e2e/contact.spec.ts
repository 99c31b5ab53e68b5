import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "../support/expect-accessible.ts";
import { callsOf, open, toast } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

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

test("A message is sent, once, and the form is empty again @phone", async ({ page }) => {
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

for (const way of ["the server refuses", "nothing answers", "there is no network"] as const) {
  test(`Nothing that was typed is lost when ${way}`, async ({ page, context, trouble }) => {
    trouble.expect(/api\/contact|ERR_INTERNET_DISCONNECTED/);
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

test("The browser itself asks for what is missing, and nothing is sent", async ({ page }) => {
  const calls = callsOf(page, "/api/contact");
  await open(page, "/contact");
  await button(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await fillIn(page);
  await field(page, "Email").fill("ada");
  await button(page).click();
  await expect(field(page, "Email")).toBeFocused();

  await fillIn(page);
  await field(page, "Message").fill("   ");
  await button(page).click();
  await expect(field(page, "Message")).toBeFocused();
  await expect(field(page, "Message")).toHaveAccessibleDescription("Please enter a message.");
  await expectAccessibleByDayAndNight(page);
  await field(page, "Message").fill("Hello");
  await expect(field(page, "Message")).toHaveAccessibleDescription("");
  expect(calls).toEqual([]);
});

test("What was typed is there after a reload, and on the way back", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await open(page, "/contact");
  await expectTyped(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectTyped(page);
});

test("A subject of the page opens the form with it, and takes nothing away", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await page.getByRole("link", { name: "Suggest it" }).click();
  await expect(page).toHaveURL("/contact?subject=Something+is+missing#write");
  await expect(field(page, "Subject")).toHaveValue("Something is missing");
  await expect(field(page, "Message")).toHaveValue(TYPED.Message);
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeInViewport();
});

test("An address from outside begins no message about another site", async ({ page }) => {
  await open(page, "/contact?subject=Hello&about=//evil.example/");
  await expect(field(page, "Subject")).toHaveValue("Hello");
  await expect(field(page, "Message")).toHaveValue("");
});

test("The form is used by keyboard alone, and the trap is met by nobody", async ({ page }) => {
  await page.route(CONTACT, (route) => route.fulfill({ status: 201, json: {} }));
  await open(page, "/contact");
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

test("The page says how soon an answer comes, and what need not be asked", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main).toContainText("24-48 hours");
  await expect(main.getByRole("heading", { name: "Support" })).toBeVisible();
  await expect(main.getByRole("region", { name: "Feedback" }).getByRole("listitem")).toHaveCount(3);
  await expect(main.getByRole("region", { name: "Asked often" }).getByRole("term")).toHaveCount(4);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and the page says so", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page);
    await button(page).click();
    await expect(page).toHaveURL("/contact?done=sent");
    await expect(page.getByRole("status").first()).toHaveText(
      "Message sent successfully! We'll get back to you within 24 hours.",
    );
    await expectEmpty(page);
  });

  test("what is not right is told beside its field, and all that was typed is kept", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 400/);
    await page.goto("/contact");
    await fillIn(page);
    await field(page, "Email").fill("ada@1.2.3.999");
    await button(page).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/^Please enter a valid email address\./);
    await expect(field(page, "Email")).toHaveValue("ada@1.2.3.999");
    await expect(field(page, "Message")).toHaveValue(TYPED.Message);
  });
});

async function refuse(route: { fulfill(answer: { status: number; body: string }): Promise<void> }) {
  await route.fulfill({ status: 500, body: "" });
}
