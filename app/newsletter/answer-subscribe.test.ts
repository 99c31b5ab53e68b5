import { expect, test } from "vitest";
import type { SubscribeOutcome } from "#domain/newsletter/newsletter.ts";
import { answerSubscribe } from "./answer-subscribe.ts";

const ORIGIN = "https://names.example";

const answer = (outcome: SubscribeOutcome, referer = `${ORIGIN}/names/hazel?done=saved`) =>
  answerSubscribe(
    { subscribe: async () => outcome },
    new Request(`${ORIGIN}/newsletter/subscribe`, {
      method: "POST",
      headers: { referer },
      body: new URLSearchParams({ email: "ada@example.org" }),
    }),
    ORIGIN,
  );
const placeAfter = async (referer?: string) => {
  const answered = await answer({ kind: "accepted" }, referer);
  return answered instanceof Response ? answered.headers.get("location") : null;
};

test("an address that was taken leads back to the page that sent it, without the address", async () => {
  expect(await placeAfter()).toBe("/names/hazel?done=subscribed");
  expect(await placeAfter("https://evil.example/")).toBe("/newsletter/subscribe?done=subscribed");
});

test("a fault comes back with what was typed", async () => {
  expect(await answer({ kind: "invalid", message: "Please enter a valid email address." })).toMatchObject({
    data: { email: "ada@example.org", message: "Please enter a valid email address." },
    init: { status: 400 },
  });
  expect(await answer({ kind: "too many", seconds: 9 })).toMatchObject({
    data: { message: "That was a lot at once. Please wait 9 seconds and try again." },
    init: { status: 429, headers: { "retry-after": "9" } },
  });
});
