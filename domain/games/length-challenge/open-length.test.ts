import { expect, test } from "vitest";
import { openLength } from "./open-length.ts";

test("a name, its level and its respelling make an item", () => {
  expect(openLength(["Isabela\t2\tiz-uh-BEL-uh"])).toEqual([
    {
      id: "isabela",
      level: 2,
      answer: "4",
      item: {
        name: "Isabela",
        syllables: 4,
        hint: "7 letters; the third beat is the strongest",
        say: "iz-uh-BEL-uh",
      },
    },
  ]);
});
