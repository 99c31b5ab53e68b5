import { expect, test } from "vitest";
import { followLink, readLink } from "./answer-link.ts";

const OUTCOMES = ["confirmed", "already", "unknown"] as const;
const at = (query: string, method = "GET") =>
  new Request(`https://names.example/newsletter/confirm?${query}`, {
    method,
    ...(method === "GET" ? {} : { body: new URLSearchParams() }),
  });
const read = (query: string, outcome: (typeof OUTCOMES)[number]) =>
  readLink(at(query), OUTCOMES, async () => outcome);

test("a link that would do something asks first", async () => {
  expect(await read("token=x", "confirmed")).toEqual({ shown: "ask", status: 200 });
});

test("a link that can do nothing says why", async () => {
  expect(await read("token=x", "already")).toEqual({ shown: "already", status: 200 });
  expect(await read("token=x", "unknown")).toEqual({ shown: "unknown", status: 404 });
  expect(await read("outcome=made-up", "unknown")).toEqual({ shown: "unknown", status: 404 });
});

test("the button does it, and the page that follows tells so without the token", async () => {
  const tokens: string[] = [];
  const answer = await followLink(at("token=x.y", "POST"), async (token) => {
    tokens.push(token);
    return "confirmed";
  });
  expect(tokens).toEqual(["x.y"]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/newsletter/confirm?outcome=confirmed");
  expect(await read("outcome=confirmed", "unknown")).toEqual({ shown: "confirmed", status: 200 });
});

test("no other method does it", async () => {
  await expect(followLink(at("token=x", "PUT"), async () => "confirmed")).rejects.toMatchObject({
    init: { status: 405 },
  });
});
