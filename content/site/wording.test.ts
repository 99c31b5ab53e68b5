import { expect, test } from "vitest";
import { CONTACT_WORDING } from "./contact-wording.ts";
import { TOOL_WORDING } from "./tool-wording.ts";
import { WORDING } from "./wording.ts";
import sentences from "./specified-sentences.json" with { type: "json" };

test("the fixed sentences are the specification's, to the letter", () => {
  expect({ ...WORDING, ...TOOL_WORDING, ...CONTACT_WORDING }).toEqual(sentences.pages);
});
