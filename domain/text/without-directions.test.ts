import { expect, test } from "vitest";
import { withoutDirections } from "./without-directions.ts";

test("marks of direction go, all twelve of them", () => {
  const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
  expect(
    withoutDirections(
      marks
        .split("")
        .map((mark) => `${mark}a`)
        .join(""),
    ),
  ).toBe("a".repeat(12));
});

test.for(["می\u200cخواهم", "👩\u200d👧\u200d👦", "נועה", "ليلى", "a\u00adb\nc"])(
  "%j stays as it is",
  (text) => expect(withoutDirections(text)).toBe(text),
);
