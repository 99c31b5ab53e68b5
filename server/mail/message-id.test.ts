import { expect, test } from "vitest";
import { OUR_BRAND, takeBrand } from "#content/site/brand.ts";
import { hostOfSender, newMessageId, senderOf } from "./message-id.ts";

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

test("letters come from whom the settings say, else under the name that the site has now", () => {
  const mailHost = "example.org";
  expect(senderOf({ mailFrom: "a@example.com", mailHost })).toBe("a@example.com");
  takeBrand({ ...OUR_BRAND, name: "Wren House" });
  expect(senderOf({ mailFrom: undefined, mailHost })).toBe("Wren House <letters@example.org>");
  takeBrand(null);
  expect(senderOf({ mailFrom: undefined, mailHost })).toBe(`${OUR_BRAND.name} <letters@example.org>`);
});
