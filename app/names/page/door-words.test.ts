import { expect, test } from "vitest";
import { doorWords } from "./door-words.ts";

test("a name is taken along to the full name, to siblings and to the middle behind the #, accents and all", () => {
  expect(doorWords("Zoë")).toEqual([
    { label: "With your surname", href: "/fit#first=Zo%C3%AB" },
    { label: "Sibling names", href: "/fit?tab=siblings#siblings=Zo%C3%AB" },
    { label: "Middle names", href: "/fit?tab=middle#first=Zo%C3%AB" },
    { label: "Compare", href: "/compare?names=zoe" },
  ]);
});
