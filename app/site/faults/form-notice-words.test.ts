import { expect, test } from "vitest";
import { noticeWords, withNotice } from "./form-notice-words.ts";

test("a page says in the product's words what a form has done", () => {
  expect(noticeWords("?done=saved")).toEqual({
    title: "Name saved!",
    description: "Added to your favorites.",
    tone: "saved",
  });
  expect(noticeWords("?q=x&done=removed")?.title).toBe("Name removed");
  expect(noticeWords("?done=subscribed")?.title).toBe("You're all set!");
  expect(noticeWords("?done=sent")).toEqual({
    title: "Message sent successfully!",
    description: "We'll get back to you within 24 hours.",
  });
});

test("it says nothing of anything else", () => {
  for (const query of ["", "?q=hazel", "?done=", "?done=toString"])
    expect(noticeWords(query), query).toBeNull();
});

test("an address tells the last thing done only, and where on the page", () => {
  expect(withNotice("/names/hazel", "saved", "save-hazel")).toBe("/names/hazel?done=saved#save-hazel");
  expect(withNotice("/?q=hazel&done=saved", "removed")).toBe("/?q=hazel&done=removed");
  expect(withNotice("/?q=hazel&done=saved#save-hazel", null)).toBe("/?q=hazel");
  expect(withNotice("/saved#name-hazel", null)).toBe("/saved");
});
