import { expect, test } from "vitest";
import type { ContactOutcome } from "#domain/contact/contact.ts";
import { answerContact } from "./answer-contact.ts";

const DRAFT = { name: "Ada", email: "ada@example.org", subject: "A name", message: "Is Zoë in it?" };

const answer = (outcome: ContactOutcome) =>
  answerContact(
    { send: async () => outcome, report: async () => ({ kind: "failed" }) },
    new Request("https://names.example/contact", { method: "POST", body: new URLSearchParams(DRAFT) }),
  );

test("a message that was received leads to the empty page, which says so", async () => {
  const answered = await answer({ kind: "received" });
  expect(answered).toBeInstanceOf(Response);
  if (!(answered instanceof Response)) return;
  expect(answered.status).toBe(303);
  expect(answered.headers.get("location")).toBe("/contact?done=sent");
});

test("a fault comes back with its field and all that was typed", async () => {
  const fault = { field: "email", message: "Please enter a valid email address." } as const;
  expect(await answer({ kind: "invalid", ...fault })).toMatchObject({
    data: { draft: DRAFT, fault, refusal: null },
    init: { status: 400 },
  });
});

test("a refusal comes back with its reason and all that was typed", async () => {
  expect(await answer({ kind: "failed" })).toMatchObject({
    data: { draft: DRAFT, fault: null, refusal: "Please try again later." },
    init: { status: 503 },
  });
  expect(await answer({ kind: "too many", seconds: 120 })).toMatchObject({
    data: { draft: DRAFT, refusal: "That was a lot at once. Please wait 2 minutes and try again." },
    init: { status: 429, headers: { "retry-after": "120" } },
  });
});
