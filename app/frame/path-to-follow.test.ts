import { expect, test } from "vitest";
import { pathToFollow } from "./path-to-follow.ts";

const ORIGIN = "https://namekin.example";
const CLICK = {
  button: 0,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
  defaultPrevented: false,
};
const LINK = {
  origin: ORIGIN,
  pathname: "/names",
  search: "?gender=girl",
  hash: "#m",
  target: "",
  download: "",
};

test("a plain click leads to the link's path, with all that belongs to it", () => {
  expect(pathToFollow(CLICK, LINK, ORIGIN)).toBe("/names?gender=girl#m");
});

test.each([
  [{ button: 1 }, {}],
  [{ metaKey: true }, {}],
  [{ altKey: true }, {}],
  [{ ctrlKey: true }, {}],
  [{ shiftKey: true }, {}],
  [{ defaultPrevented: true }, {}],
  [{}, { origin: "https://elsewhere.example" }],
  [{}, { target: "_blank" }],
  [{}, { download: "names.csv" }],
])("the browser does as it always does: %o %o", (click, link) => {
  expect(pathToFollow({ ...CLICK, ...click }, { ...LINK, ...link }, ORIGIN)).toBeNull();
});
