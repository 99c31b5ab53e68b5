import { expect, test } from "vitest";
import { deniedNames } from "./denied-names.ts";

const NAMES = new Set("chloe sophia emma grace ivy river jayden brayden kayden rose james".split(" "));
const themes = [
  { id: "river", label: "Rivers and streams", group: "nature", asked: "river|stream" },
  { id: "flowers", label: "Flowers", group: "meaning", asked: "flower|rose" },
] as const;
const denied = (text: string) => deniedNames(text, { isName: (id) => NAMES.has(id), themes });

test.for([
  ["greek girl names but not Chloe or Sophia", "chloe sophia"],
  ["classic names, no Emma, Grace or James", "emma grace james"],
  ["my husband hates ivy", "ivy"],
  ["we vetoed Emma", "emma"],
  ["so many kids named Jayden Brayden Kayden", "jayden brayden kayden"],
  ["middle name for Leo that isn’t James", "james"],
  ["anything but Chloe", "chloe"],
  ["girl names nothing like Emma", "emma"],
  ["unlike Chloe", "chloe"],
  ["not too close to Jayden or Kayden", "jayden kayden"],
] as const)("names that are not wanted: %s", ([text, ids]) => {
  expect(denied(text)?.ids.join(" ")).toBe(ids);
});

test("each other character of the text stays where it was, and the chip is what was taken out", () => {
  const text = "girl names but not Chloe or Sophia with a meaning";
  const found = denied(text);
  expect(found?.chip).toMatchObject({ label: "Not: Chloe and Sophia", from: 11, to: 34 });
  expect(found?.rest).toBe(`girl names ${" ".repeat(23)} with a meaning`);
});

test.for([
  ["girl names nothing close to Emma", "emma"],
  ["a name that does not sound like Chloe", "chloe"],
  ["something different from Jayden", "jayden"],
  ["my husband dislikes Emma", ""],
  ["we do not like Emma", ""],
] as const)("what is near a name is not wanted either, where that is said: %s", ([text, near]) => {
  expect(denied(text)?.near.join(" ")).toBe(near);
});

test("what is said of one name is not said of the other", () => {
  const found = denied("girl names, not Grace, nothing close to Emma");
  expect(found).toMatchObject({ ids: ["grace", "emma"], near: ["emma"] });
  expect(found?.chip).toMatchObject({
    label: "Not: Grace; nothing like Emma",
    rule: "Without these names, their spellings, and names that begin or end like Emma",
  });
});

test("a word in small letters that is a theme is left to be read as that, too", () => {
  expect(denied("nature names not river")).toMatchObject({ ids: ["river"], rest: "nature names not river" });
  expect(denied("nature names not River")?.rest.trim()).toBe("nature names");
});

test.for(["names like Emma", "not too popular", "no flowers", "irish names without an o", "emma or chloe"])(
  "no name is denied: %s",
  (text) => {
    expect(denied(text)).toBeNull();
  },
);
