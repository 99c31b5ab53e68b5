import { expect, test } from "vitest";
import { readSheetAddress } from "./read-sheet-address.ts";

const KNOWN = new Set(["ada", "zoe", "owen", "ivy", "obrien"]);
const read = (names: string) => readSheetAddress(names, (id) => KNOWN.has(id));

test("names come in their order, each once, folded, three at most", () => {
  expect(read("Zoë, ada,ADA ,O’Brien")).toEqual({ ids: ["zoe", "ada", "obrien"], unknown: [], leftOut: [] });
  expect(read("ada,zoe,owen,ivy").leftOut).toEqual(["ivy"]);
});

test("what is no name is told, shortened, and asks for nothing", () => {
  expect(read("<script>alert(1)</script>").ids).toEqual([]);
  expect(read("constructor,__proto__").ids).toEqual([]);
  expect(read(`${"a".repeat(5000)},zoe`).unknown[0]).toHaveLength(40);
  expect(read(",,, ,")).toEqual({ ids: [], unknown: [], leftOut: [] });
});
