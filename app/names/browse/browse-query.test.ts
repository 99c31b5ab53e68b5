import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { browseAddress, readBrowse, withChoice, withoutChoice, writeBrowse } from "./browse-query.ts";

const read = (query: string) => readBrowse(new URLSearchParams(query));
const IRISH = new URLSearchParams("origin=Irish&origin=Welsh&sort=name&page=3");

test("an empty address asks for everything, most given first", () => {
  expect(read("")).toEqual({ rules: NO_RULES, sort: "popularity", page: 1, problems: [] });
  expect(read("gender=all&start=&end=&not=&sort=popularity")).toEqual(read(""));
});

test("what an address says is what is read from it, and the other way round", () => {
  const query = "gender=girl&origin=Irish&theme=light&band=rare&start=ma&end=n&not=x&sort=rising&page=2";
  const { problems, ...asked } = read(query);
  expect(problems).toEqual([]);
  expect(read(writeBrowse(asked).toString())).toEqual({ ...asked, problems: [] });
});

test("an order or a page that is none is left out, and told", () => {
  const { sort, page, problems } = read("sort=best&page=0&origin=Klingon");
  expect([sort, page]).toEqual(["popularity", 1]);
  expect(problems.map(({ key, text }) => [key, text])).toEqual([
    ["origin", "Klingon"],
    ["sort", "best"],
    ["page", "0"],
  ]);
});

test("another choice leads to the first page; the order stays", () => {
  expect(withoutChoice(IRISH, "origin", "Irish")).toBe("/names?origin=Welsh&sort=name");
  expect(withoutChoice(IRISH, "origin")).toBe("/names?sort=name");
  expect(withChoice(IRISH, "start", "m")).toBe("/names?origin=Irish&origin=Welsh&sort=name&start=m");
});

test("nothing asked is the address without a query", () => {
  expect(browseAddress(new URLSearchParams())).toBe("/names");
});
