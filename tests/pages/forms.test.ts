import { expect, test } from "vitest";
import { described, standing } from "./site/form-field.ts";
import { pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

const TYPED = {
  name: "Ada",
  email: "ada@example.org",
  subject: "A name",
  message: "Is Zoë in it?\nAnd Zoe?",
};
const cardForm = (page: Page) => within(page.select("main")).get("button", /^Subscrib/);
const footerForm = (page: Page) => within(page.get("contentinfo")).get("button", /^Subscrib/);

test("a message is sent, and the page says so", async () => {
  const browser = site.browser();
  const contact = await browser.get("/contact");
  const sent = await browser.submit(contact, contact.get("button", "Send message"), TYPED);
  expect(pathOf(sent)).toBe("/contact?done=sent");
  expect(sent.all("status").map(textOf)).toContain(
    "Message sent successfully! We'll get back to you within 24 hours.",
  );
  for (const name of Object.keys(TYPED)) expect(standing(sent, name)).toBe("");
});

test("what is not right in a message is told beside its field, and all that was typed is kept", async () => {
  const browser = site.browser();
  const contact = await browser.get("/contact");
  const entered = { ...TYPED, email: "ada@1.2.3.999" };
  const refused = await browser.submit(contact, contact.get("button", "Send message"), entered);
  expect(refused.status).toBe(400);
  expect(described(refused, "email")).toMatch(/^Please enter a valid email address\./);
  for (const [name, typed] of Object.entries(entered)) expect(standing(refused, name)).toBe(typed);
});

test("the page of contact says how soon an answer comes, and what need not be asked", async () => {
  const page = await site.get("/contact");
  expect(textOf(page.select("main"))).toContain("24-48 hours");
  expect(page.all("heading", "Support")).toHaveLength(1);
  expect(within(page.get("region", "Feedback")).all("listitem")).toHaveLength(3);
  expect(within(page.get("region", "Frequently asked questions")).selectAll("dt")).toHaveLength(4);
});

test("an address from outside begins no message about another site", async () => {
  const page = await site.get("/contact?subject=Hello&about=//evil.example/");
  expect(standing(page, "subject")).toBe("Hello");
  expect(standing(page, "message")).toBe("");
});

test.for([
  ["on the card", cardForm, "card@example.org"],
  ["in the footer", footerForm, "footer@example.org"],
] as const)(
  "asking for the letter leads back to its page, which says what is left, %s",
  async ([, form, email]) => {
    const browser = site.browser();
    const page = await browser.get("/?q=hazel");
    const asked = await browser.submit(page, form(page), { email });
    expect(pathOf(asked)).toBe("/?q=hazel&done=subscribed");
    expect(asked.all("status").map(textOf)).toContain(
      "You're all set! Last step: tap the link in the email we have just sent.",
    );
  },
);

test("what is no address is told beside the field, which keeps it", async () => {
  const browser = site.browser();
  const contents = await browser.get("/contents");
  const refused = await browser.submit(contents, footerForm(contents), { email: "ada@1.2.3.999" });
  expect(refused.status).toBe(400);
  expect(pathOf(refused)).toBe("/newsletter/subscribe");
  expect(standing(refused, "email")).toBe("ada@1.2.3.999");
  expect(described(refused, "email")).toBe("Please enter a valid email address.");
});
