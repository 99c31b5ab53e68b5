import { expect, test } from "vitest";
import { waitMessage } from "./wait-message.ts";

test.for([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [3_600, "an hour"],
  [90_000, "an hour"],
] as const)("%i seconds are %s", ([seconds, words]) => {
  expect(waitMessage(seconds)).toBe(`That was a lot at once. Please wait ${words} and try again.`);
});
