import { expect, test } from "vitest";
import { headingsRaised } from "./headings-raised.ts";

test("headings are raised by one, and nothing else is touched", () => {
  expect(headingsRaised('<h3 id="a-b" tabindex="-1">B</h3><p>3 hours</p><hr><h4>C</h4>')).toBe(
    '<h2 id="a-b" tabindex="-1">B</h2><p>3 hours</p><hr><h3>C</h3>',
  );
});
