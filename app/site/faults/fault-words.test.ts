import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { faultWords } from "./fault-words.ts";

test("the sentence of an error is its text, or its message", () => {
  expect(faultWords(new ErrorResponse(409, "", "Your list is full."))).toBe("Your list is full.");
  expect(faultWords(new ErrorResponse(503, "", { status: 503, message: "Please try again." }))).toBe(
    "Please try again.",
  );
});

test("what has no sentence for a visitor has none", () => {
  expect(faultWords(new Error("secret"))).toBeUndefined();
  expect(faultWords(new ErrorResponse(500, "", ""))).toBeUndefined();
  expect(faultWords(new ErrorResponse(500, "", { code: 7 }))).toBeUndefined();
});
