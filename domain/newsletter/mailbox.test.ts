import { expect, test } from "vitest";
import { readEmailAddress } from "./email-address.ts";
import { mailboxOf } from "./mailbox.ts";

const mailbox = (address: string) => mailboxOf(readEmailAddress(address)?.key ?? "").mailbox;

test.for([
  ["Victim+35@Example.org", "victim@example.org"],
  ["v.i.c.t.i.m+x@gmail.com", "victim@gmail.com"],
  ["victim@googlemail.com", "victim@gmail.com"],
  ["victim@gmail.com.", "victim@gmail.com"],
  ["v.i.c@example.org", "v.i.c@example.org"],
  ["victim-shop@yahoo.com", "victim@yahoo.com"],
  ["victim-shop@yahoo.co.uk", "victim@yahoo.co.uk"],
  ["anne-marie@example.org", "anne-marie@example.org"],
  ["v.ic_t-im@pm.me", "victim@proton.me"],
  ["victim@ymail.com", "victim@ymail.com"],
  ["victim@mac.com", "victim@icloud.com"],
  ["anything@victim.fastmail.com", "victim@fastmail.com"],
  ["+news@example.org", "+news@example.org"],
  ["a+b+c@bücher.example", "a@xn--bcher-kva.example"],
  ["a@constructor", "a@constructor"],
] as const)("%s is read by %s", ([address, expected]) => expect(mailbox(address)).toBe(expected));

test("what an address is kept under stays as it is", () => {
  expect(readEmailAddress("v.i.c+x@gmail.com")?.key).toBe("v.i.c+x@gmail.com");
});
