import { expect, test } from "vitest";
import { hostOfSender, newMessageId } from "./message-id.ts";

test.for([
  ["Namekin <letters@example.org>", "example.org"],
  ["letters@example.org", "example.org"],
  ["Bücher <post@Bücher.example>", "xn--bcher-kva.example"],
  ["nobody", "localhost"],
] as const)("letters from %s have ids of %s", ([from, host]) => expect(hostOfSender(from)).toBe(host));

test("each new id is another", () => {
  expect(newMessageId("example.org")).toMatch(/^<[\w-]{36}@example\.org>$/);
  expect(newMessageId("x")).not.toBe(newMessageId("x"));
});
