import { expect, test } from "vitest";
import { doorWords } from "./door-words.ts";

test("a name is taken along to the full name, to siblings and to the middle behind the #, accents and all", () => {
  expect(doorWords("Zoë", true)).toEqual({
    surname: { label: "With our surname", href: "/fit#first=Zo%C3%AB" },
    siblings: { label: "With our other children", href: "/fit?tab=siblings#siblings=Zo%C3%AB" },
    middle: { label: "More, with our surname", href: "/fit?tab=middle#first=Zo%C3%AB" },
    compare: { label: "Compare", href: "/compare?names=zoe" },
  });
});

test("where no names stand beside it, the ways to find some say what they lead to", () => {
  const { siblings, middle } = doorWords("Isolde", false);
  expect([siblings?.label, middle?.label]).toEqual(["Sibling names", "Middle names"]);
});
