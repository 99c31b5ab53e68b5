import { expect, test } from "vitest";
import { charactersLeft, readContactDraft } from "./contact-draft.ts";

const draft = { name: "Ada", email: "ada@example.org", subject: "A name", message: "Is Zoë in it?" };

test("a whole draft is tidied and taken", () => {
  const untidy = {
    ...draft,
    name: " Ada\r\nBcc: x ",
    email: " ada@example.org ",
    message: "one\r\n\u001b[2Jtwo\n",
  };
  expect(readContactDraft(untidy)).toEqual({
    tidy: { ...draft, name: "Ada Bcc: x", message: "one\n[2Jtwo" },
  });
});

test("marks that turn the direction of reading go, what joins letters stays", () => {
  const turned = {
    name: "A\u202eda",
    email: "\u200eada@example.org\u2069",
    subject: "\u2066gpj.exe\u2069",
    message: "می\u200cخواهم\u200f\n👩\u200d👧 \u202edrawkcab",
  };
  expect(readContactDraft(turned)).toEqual({
    tidy: {
      name: "Ada",
      email: "ada@example.org",
      subject: "gpj.exe",
      message: "می\u200cخواهم\n👩\u200d👧 drawkcab",
    },
  });
  expect(readContactDraft({ ...draft, message: "\u202e\u200f" })).toMatchObject({ field: "message" });
});

test("the first field that is missing is named", () => {
  expect(readContactDraft({ ...draft, name: "  ", subject: "" })).toEqual({
    field: "name",
    message: "Please enter your name.",
  });
  expect(readContactDraft({ ...draft, email: "ada" })).toEqual({
    field: "email",
    message: "Please enter a valid email address.",
  });
});

test("what is too long says how long it may be", () => {
  expect(readContactDraft({ ...draft, message: "x".repeat(5_000) })).toHaveProperty("tidy");
  expect(readContactDraft({ ...draft, message: "x".repeat(5_001) })).toEqual({
    field: "message",
    message: "Please keep the message to 5,000 characters; it has 5,001.",
  });
});

test("near its end a field says what it still takes, as the check will count it", () => {
  expect(charactersLeft("message", "x".repeat(4_499))).toBeNull();
  expect(charactersLeft("message", `${"x".repeat(4_500)}  `)).toBe(500);
  expect(charactersLeft("message", "x".repeat(5_002))).toBe(-2);
  expect(charactersLeft("subject", "x".repeat(119))).toBeNull();
  expect(charactersLeft("name", "x".repeat(100))).toBe(0);
});
