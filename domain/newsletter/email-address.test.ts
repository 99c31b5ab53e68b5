import { expect, test } from "vitest";
import { LONGEST_EMAIL, readEmailAddress } from "./email-address.ts";

const keyOf = (text: string) => readEmailAddress(text)?.key;

test("an address is kept as it was typed, and known by its folded spelling", () => {
  expect(readEmailAddress("  Ada.Lovelace@Example.ORG ")).toEqual({
    typed: "Ada.Lovelace@Example.ORG",
    key: "ada.lovelace@example.org",
  });
});

test("marks of direction, as address books add them, are no part of it", () => {
  expect(readEmailAddress("\u202aada@example.org\u202c")?.typed).toBe("ada@example.org");
});

test("plus-addresses and dots stay what they are", () => {
  expect(keyOf("ada+names@example.org")).toBe("ada+names@example.org");
  expect(keyOf("ada+names@example.org")).not.toBe(keyOf("ada@example.org"));
});

test("an international domain has one key, however it is written", () => {
  expect(keyOf("post@Bücher.example")).toBe("post@xn--bcher-kva.example");
  expect(keyOf("post@xn--bcher-kva.example")).toBe(keyOf("post@bücher.example"));
  expect(keyOf("jos\u0065\u0301@correo.example")).toBe("jos\u00e9@correo.example");
  expect(keyOf("用户@例子.公司")).toBe("用户@xn--fsqu00a.xn--55qx5d");
});

test("a domain needs no dot", () => expect(keyOf("root@localhost")).toBe("root@localhost"));

test.for([
  "",
  "  ",
  "ada",
  "@",
  "@example.org",
  "ada@",
  "a@b@example.org",
  "ada @example.org",
  "ada@example.org\r\nBcc: all@example.org",
  "Ada <ada@example.org>",
  "a@x.org,b@x.org",
  "ada@exa/mple.org",
  "ada@[127.0.0.1]",
  "ada\ud800@example.org",
])("%j is none", (text) => expect(readEmailAddress(text)).toBeUndefined());

test("254 characters are an address, 255 are not", () => {
  const long = (length: number) => `${"a".repeat(length - "@example.org".length)}@example.org`;
  expect(readEmailAddress(long(LONGEST_EMAIL))).toBeDefined();
  expect(readEmailAddress(long(LONGEST_EMAIL + 1))).toBeUndefined();
});
