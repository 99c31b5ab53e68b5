import type { Locator, Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { callsOf, open, toast } from "#tests/support/on-screen.ts";
import { linkInLetter } from "#tests/support/outbox.ts";
import { expect, test } from "#tests/support/site-test.ts";

const SUBSCRIBE = "**/api/newsletter/subscribe";
const FORMS = [
  { where: "on the card", tag: " @full", form: (page: Page) => formIn(page.getByRole("main")) },
  { where: "in the footer", tag: "", form: (page: Page) => formIn(page.getByRole("contentinfo")) },
] as const;

const FAILURES = [
  ["with a message", { status: 429, json: { message: "Please wait 3 seconds." } }, "Please wait 3 seconds."],
  ["without a message", { status: 500, body: "" }, "Failed to subscribe"],
  ["not at all", null, "Please try again later."],
] as const;

function formIn(part: Locator) {
  return { field: part.getByLabel("Email address"), button: part.getByRole("button", { name: /^Subscrib/ }) };
}

for (const { where, tag, form } of FORMS) {
  test(`An address is checked, is not lost by a failure, and is sent once, ${where} @phone-full${tag}`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/newsletter\/subscribe/);
    const { field, button } = form(page);
    const dismiss = () => toast(page).getByRole("button", { name: "Close this notification" }).click();
    await open(page, "/");
    await test.step("what is no address is told in a toast, and not sent", async () => {
      const calls = callsOf(page, "/api/newsletter");
      for (const typed of ["", "ada", "   "]) {
        await field.fill(typed);
        await button.click();
        await expect(toast(page)).toContainText("Invalid email");
        await expect(toast(page)).toContainText("Please enter a valid email address.");
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await dismiss();
        // The toast leaves, the reason stays.
        await expect(field).toHaveAccessibleDescription("Please enter a valid email address.");
      }
      expect(calls).toEqual([]);
      await field.fill("ada@");
      await expect(field).not.toHaveAttribute("aria-invalid");
    });

    for (const [way, answer, told] of FAILURES) {
      await test.step(`a failure is told when the server answers ${way}`, async () => {
        await page.route(SUBSCRIBE, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
        await field.fill("ada@example.org");
        await button.click();
        await expect(toast(page)).toContainText("Subscription failed");
        await expect(toast(page)).toContainText(told);
        await expect(button).toHaveText("Subscribe");
        await expect(field).toHaveValue("ada@example.org");
        await page.unrouteAll();
        // The last one stays: success takes an old error away.
        if (answer !== null) await dismiss();
      });
    }

    await test.step("it is sent once, however often the button is pressed", async () => {
      const calls = callsOf(page, "/api/newsletter");
      const letGo = await hold(page);
      await field.fill(" ada@example.org ");
      await button.dblclick();
      await expect(button).toHaveText("Subscribing...");
      await field.press("Enter");
      letGo();
      if (where === "on the card") {
        const heading = page.getByRole("main").getByRole("heading", { name: "You're all set!" });
        await expect(heading).toBeFocused();
        await expect(page.getByRole("main")).toContainText(
          "Last step: tap the link in the email we have just sent.",
        );
        await expect(field).toHaveCount(0);
      } else {
        await expect(button).toHaveText("Subscribe");
        await expect(field).toHaveValue("");
        const status = page.getByRole("contentinfo").getByRole("status");
        await expect(status).toHaveText("Last step: tap the link in the email we have just sent.");
      }
      await expect(toast(page)).toHaveCount(0);
      expect(calls).toEqual(["POST /api/newsletter/subscribe"]);
    });
  });
}

test("The footer's form is used by keyboard alone, and Back finds it empty; the card can be read, refused or done @phone-full @full", async ({
  page,
}) => {
  await page.route(SUBSCRIBE, (route) => route.fulfill({ status: 202, json: {} }));
  await test.step("by keyboard", async () => {
    const { field, button } = FORMS[1].form(page);
    await open(page, "/contents");
    await field.focus();
    await page.keyboard.type("ada@example.org");
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await expect(button).toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/contents");
    await expect(field).toHaveValue("");
  });

  await test.step("axe finds nothing on the card", async () => {
    const { field, button } = FORMS[0].form(page);
    await open(page, "/newsletter/subscribe");
    await button.click();
    await expect(toast(page)).toContainText("Invalid email");
    // The focus keeps it from leaving while it is looked at.
    await page.keyboard.press("F8");
    await expectAccessibleByDayAndNight(page, { withFrame: true });
    await field.fill("ada@example.org");
    await button.click();
    await expect(page.getByRole("heading", { name: "You're all set!" })).toBeVisible();
    await expectAccessibleByDayAndNight(page, { withFrame: true });
  });
});

test("From asking to leaving, by the links of the letters @full", async ({ page, server, trouble }) => {
  trouble.expect(/status of 404/);
  const main = page.getByRole("main");
  const ask = async () => {
    await open(page, "/");
    await FORMS[0].form(page).field.fill("ada@example.org");
    await FORMS[0].form(page).button.click();
    await expect(main.getByRole("heading", { name: "You're all set!" })).toBeVisible();
  };
  const heading = main.getByRole("heading", { level: 1 });

  await ask();
  const confirm = await linkInLetter(server, "ada@example.org", "/newsletter/confirm");
  // Looking is not confirming.
  const looked = await page.request.get(confirm);
  expect(looked.headers()["cache-control"]).toBe("private, no-store");
  expect(await looked.text()).toContain('name="robots" content="noindex');
  await page.goto(confirm);
  await expect(heading).toHaveText("One tap to confirm");
  await main.getByRole("button", { name: "Confirm" }).click();
  await expect(heading).toHaveText("Confirmed");
  await expect(page).toHaveURL("/newsletter/confirm?outcome=confirmed");
  await page.goto(confirm);
  await expect(heading).toHaveText("Already confirmed");

  await ask();
  const leave = await linkInLetter(server, "ada@example.org", "/newsletter/unsubscribe", { count: 2 });
  await page.goto(leave);
  await main.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading).toHaveText("Unsubscribed");
  await page.goBack();
  await expect(heading).toHaveText("Not on the list");
  // The way to confirm has ended with it; the way back is to ask anew.
  await page.goto(confirm);
  await expect(heading).toHaveText("This link has expired");
  await expect(FORMS[0].form(page).field).toBeVisible();
  await page.goto("/newsletter/confirm?token=confirm.made.up");
  await expect(heading).toHaveText("This link doesn’t work");
});

/** Answers as the server would, once it is let go. */
async function hold(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SUBSCRIBE, async (route) => {
    await promise;
    await route.fulfill({ status: 202, json: {} });
  });
  return resolve;
}
