import { expect, test } from "vitest";
import { contactPath } from "#app/site/contact-path.ts";
import { readPrefill } from "./prefill.ts";

const read = (path: string) => {
  const { searchParams } = new URL(path, "https://names.example");
  return readPrefill(searchParams, "https://names.example");
};

test("a message about a page begins with its subject and address", () => {
  const { subject, message } = read(contactPath("Something wrong with Zoë & Co?", "/names/zoe"));
  expect(subject).toBe("Something wrong with Zoë & Co?");
  expect(message).toContain("The page: https://names.example/names/zoe\n");
});

test("an address that says nothing begins nothing", () => {
  expect(read("/contact")).toEqual({ subject: "", message: "" });
  expect(read(contactPath("An idea"))).toEqual({ subject: "An idea", message: "" });
});

test("a message is never about a page of another site", () => {
  for (const about of ["https://evil.example/", "//evil.example/", "/\\evil.example", "/a b\nc", "names"])
    expect(read(contactPath("x", about)).message, about).toBe("");
});

test("a subject is cut where the form would end it, an endless path left out", () => {
  expect(read(contactPath("x".repeat(1_000))).subject).toHaveLength(150);
  expect(read(contactPath("x", `/${"y".repeat(1_000)}`)).message).toBe("");
});
