import { expect, test } from "vitest";
import { openingDraft, readBegunDraft } from "./begun-draft.ts";

const NOTHING = { subject: "", message: "" };
const ABOUT_ZOE = { subject: "Report a mistake on Zoë’s page", message: "The page: /names/zoe\n" };
const typed = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "A long story" };

test("without a draft the form holds what the address begins", () => {
  expect(openingDraft(ABOUT_ZOE, null)).toEqual({ name: "", email: "", ...ABOUT_ZOE });
});

test("after a reload everything is as it was typed, a changed subject too", () => {
  const changed = { ...typed, ...ABOUT_ZOE, subject: "Zoë once more" };
  expect(openingDraft(ABOUT_ZOE, { draft: changed, begunAs: ABOUT_ZOE })).toEqual(changed);
});

test("coming from elsewhere brings its subject, and takes away nothing that was written", () => {
  expect(openingDraft(ABOUT_ZOE, { draft: typed, begunAs: NOTHING })).toEqual({
    ...typed,
    subject: ABOUT_ZOE.subject,
  });
  expect(openingDraft(NOTHING, { draft: typed, begunAs: ABOUT_ZOE })).toEqual(typed);
});

test("a message that was only begun for the visitor gives way to the next", () => {
  const draft = { ...typed, message: ABOUT_ZOE.message };
  expect(openingDraft(NOTHING, { draft, begunAs: ABOUT_ZOE }).message).toBe("");
});

test("a draft is read back as it was kept, and nothing else is taken for one", () => {
  const begun = { draft: typed, begunAs: ABOUT_ZOE };
  expect(readBegunDraft(JSON.stringify(begun))).toEqual(begun);
  for (const text of [null, "", "{", "1", "[]", '{"draft":1}']) expect(readBegunDraft(text)).toBeNull();
  expect(readBegunDraft('{"draft":{"name":7},"begunAs":null}')?.draft.name).toBe("");
});
