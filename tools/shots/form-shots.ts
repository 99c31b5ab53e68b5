import type { Page } from "@playwright/test";
import type { Shot } from "./shot.ts";

const CONTACT = "**/api/contact";
const SUBSCRIBE = "**/api/newsletter/subscribe";

/** The contact form and the monthly letter: at rest, refused, on their way and done. */
export const FORM_SHOTS: readonly Shot[] = [
  { name: "contact-narrow", path: "/contact?subject=Zo%C3%AB&about=/names/zoe", widths: [320] },
  {
    name: "contact-sending",
    path: "/contact",
    async act(page) {
      // Never answered: it stays on its way.
      await page.route(CONTACT, () => undefined);
      await write(page, "Is Zoë in it?");
      await page.getByText("Sending...").waitFor();
    },
  },
  {
    name: "contact-failed",
    path: "/contact",
    async act(page) {
      await page.route(CONTACT, (route) => route.abort());
      await write(page, "Is Zoë in it?");
      await page.getByText("Error sending message", { exact: true }).waitFor();
    },
  },
  { name: "contact-fault", path: "/contact", act: (page) => write(page, "  ") },
  { name: "letter-expired", path: "/newsletter/confirm?outcome=expired" },
  { name: "letter-unsubscribed", path: "/newsletter/unsubscribe?outcome=unsubscribed" },
  {
    name: "letter-invalid",
    path: "/newsletter/subscribe",
    act: (page) => page.getByRole("main").getByRole("button", { name: "Subscribe" }).click(),
  },
  {
    name: "letter-done",
    path: "/",
    async act(page) {
      await page.route(SUBSCRIBE, (route) => route.fulfill({ status: 202, json: {} }));
      await page.getByRole("main").getByLabel("Email address").fill("ada@example.org");
      await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
      await page.getByRole("heading", { name: "You're all set!" }).scrollIntoViewIfNeeded();
    },
  },
];

async function write(page: Page, message: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Ada");
  await main.getByLabel("Email", { exact: true }).fill("ada@example.org");
  await main.getByLabel("Subject").fill("A name");
  await main.getByLabel("Message", { exact: true }).fill(message);
  await main.getByRole("button", { name: "Send message" }).click();
}
