import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HtmlItem, keepList } from "./keep-list.ts";

let list: Element;

const item = (key: string, attributes = "", words = key): HtmlItem => ({
  key,
  html: `<li><label${attributes}><input type=checkbox value=${key}${attributes === "" ? "" : " checked"}>${words}</label></li>`,
});

const write = (items: readonly HtmlItem[]) => {
  list.innerHTML = items.map(({ html }) => html).join("");
  return Array.from(list.children);
};

/** What is in an element, whatever the order of its attributes. */
const read = (node: Element): unknown => [
  node.tagName,
  Object.fromEntries(node.getAttributeNames().map((name) => [name, node.getAttribute(name)])),
  Array.from(node.childNodes, ({ textContent }) => textContent),
  Array.from(node.children, read),
];

beforeEach(() => {
  const { document } = parseHTML("<!doctype html><ul></ul>");
  vi.stubGlobal("document", document);
  list = document.querySelector("ul") ?? document.body;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const A = item("a");
const B = item("b");
const C = item("c");

test.each([
  ["nothing changes", [A, B, C], [A, B, C]],
  ["words and attributes of one change", [A, B, C], [A, item("b", " data-none", "B, none"), C]],
  ["attributes go again", [A, item("b", " data-none"), C], [A, B, C]],
  ["one goes at the beginning", [A, B, C], [B, C]],
  ["one goes at the end, and another comes first", [A, B], [C, A]],
  ["all are others", [A], [B, C]],
  ["all go", [A, B], []],
  ["they come into an empty list", [], [A, B]],
  ["they change places", [A, B, C], [C, item("b", " class=x"), A]],
])("where %s the list is what it would be if it were written anew", (_, before, after) => {
  const had = new Map(write(before).map((element, place) => [before[place]?.key, element]));
  keepList(list, before, after);
  const kept = read(list);
  const elements = Array.from(list.children);
  write(after);
  expect(kept).toEqual(read(list));
  // What was there is the same element, and its field the same field: it keeps the focus, and what a visitor ticked.
  after.forEach(({ key }, place) => {
    if (had.has(key)) expect(elements[place]).toBe(had.get(key));
  });
});

test("an element stays when all that is in it becomes something else", () => {
  const before = [{ key: "a", html: "<li><a href=/a>A <b>1</b> name</a></li>" }];
  const after = [{ key: "a", html: "<li><a href=/b aria-current=true>A <i>2</i> names<u></u></a></li>" }];
  write(before);
  const link = list.querySelector("a");
  keepList(list, before, after);
  const kept = read(list);
  expect(list.querySelector("a")).toBe(link);
  write(after);
  expect(kept).toEqual(read(list));
});
