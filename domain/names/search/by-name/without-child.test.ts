import { expect, test } from "vitest";
import { answerWithoutChild } from "./without-child.ts";

test.for(["siblings for", "brother names for our", "sister names that go with"])(
  "whom it is for is asked back: %s",
  (text) => {
    expect(answerWithoutChild(text)?.tool?.href).toBe("/fit?tab=siblings");
  },
);

test.for([
  ["name our kitten", "kitten"],
  ["what to name my golden retriever", "retriever"],
  ["names for our new puppy", "puppy"],
] as const)("no child is named: %s", ([text, what]) => {
  expect(answerWithoutChild(text)).toMatchObject({ names: [], notUnderstood: [what] });
});

test.for([
  "siblings for Hazel",
  "is the name Shepherd popular",
  "the name Shepherd",
  "names that mean a horse",
  "name my baby",
  "call my baby Bunny",
])("everything else is read as ever: %s", (text) => {
  expect(answerWithoutChild(text)).toBeNull();
});
