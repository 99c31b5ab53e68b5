import { expect, test } from "vitest";
import { deniedMeanings } from "./denied-meanings.ts";

const MEANT = new Set("warrior battle bitter sorrow dark star".split(" "));
const denied = (text: string) => deniedMeanings(text, { knowsMeaning: (word) => MEANT.has(word) });

test.for([
  ["names that do not mean warrior or battle", "warrior battle"],
  ["girl name no meaning bitter or sorrow", "bitter sorrow"],
  ["irish boy names that don’t mean dark", "dark"],
  ["rare names without the meaning of battle, please", "battle"],
] as const)("meanings that are not wanted: %s", ([text, words]) => {
  expect(denied(text)?.words.join(" ")).toBe(words);
});

test("each other character of the text stays where it was, and the chip is what was taken out", () => {
  const text = "girl names that don't mean dark with a star";
  const found = denied(text);
  expect(found?.chip).toMatchObject({ label: "Not meaning dark", from: 11, to: 31 });
  expect(found?.rest).toBe(`girl names ${" ".repeat(20)} with a star`);
});

test.for([
  "names that mean dark",
  "no dark names",
  "names with no meaning",
  "names that do not mean spaghetti",
])("no meaning is denied: %s", (text) => {
  expect(denied(text)).toBeNull();
});
