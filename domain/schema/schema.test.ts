import { expect, test } from "vitest";
import {
  both,
  count,
  either,
  fields,
  flag,
  list,
  type Of,
  oneOf,
  or,
  parts,
  string,
  under,
  versioned,
  wholeList,
  within,
  withOthers,
} from "./schema.ts";

const child = fields({ id: string, sex: oneOf(["girl", "boy"]), weeks: or(within(22, 36), null) });
const ADA: Of<typeof child> = { id: "ada", sex: "girl", weeks: null };

test("a record is read field by field, without what it does not know", () => {
  expect(child({ ...ADA, color: "red" })).toEqual(ADA);
  expect(child({ id: "ada", sex: "girl", weeks: 30 })).toEqual({ ...ADA, weeks: 30 });
  for (const other of [null, [], "ada", {}, { id: "ada" }, { id: 1, sex: "girl" }, { id: "ada", sex: "x" }])
    expect(child(other)).toBeUndefined();
});

test("what is damaged in a record is replaced, or left out alone, as it is wanted", () => {
  expect(child({ id: "ada", sex: "girl", weeks: "many" })).toEqual(ADA);
  expect(parts({ best: count, daily: flag })({ best: -1, daily: true })).toEqual({ daily: true });
  expect(parts({ best: count })("none")).toBeUndefined();
  expect(under(["a", "b"], count)({ a: 1, b: "x", c: 3 })).toEqual({ a: 1 });
  expect(under(["a"], count)([1])).toBeUndefined();
});

test("of a list its damaged items are left out, or it is none at all, as it is wanted", () => {
  expect(list(child)([ADA, null, { id: 7 }])).toEqual([ADA]);
  expect(list(child)("none")).toEqual([]);
  expect(wholeList(string)(["ada", "bea"])).toEqual(["ada", "bea"]);
  expect(wholeList(string)(["ada", 7])).toBeUndefined();
  expect(wholeList(string)(undefined)).toBeUndefined();
  expect(list(wholeList(count))([[1, 2], [], "x"])).toEqual([[1, 2], []]);
});

test("figures are whole and within their bounds", () => {
  for (const none of [-1, 1.5, Number.NaN, Infinity, "1", null]) expect(count(none)).toBeUndefined();
  expect([count(0), within(2, 3)(3), within(2, 3)(4)]).toEqual([0, 3, undefined]);
});

test("a text of another version, or no JSON, is nothing", () => {
  const read = versioned(1, fields({ id: string }));
  expect(read('{"version":1,"id":"ada"}')).toEqual({ id: "ada" });
  for (const other of [null, "", "{", "[]", '{"id":"ada"}', '{"version":2,"id":"ada"}'])
    expect(read(other)).toBeUndefined();
});

test("records may be put together, or keep what only a newer build knows", () => {
  expect(both(child, fields({ mark: string }))({ ...ADA, mark: "like", color: "red" })).toEqual({
    ...ADA,
    mark: "like",
  });
  expect(both(child, fields({ mark: string }))(ADA)).toBeUndefined();
  expect(withOthers(child)({ ...ADA, weeks: "many", color: "red" })).toEqual({ ...ADA, color: "red" });
  expect(withOthers(child)([ADA])).toBeUndefined();
});

test("one of several shapes is read by the first that fits", () => {
  const round = either(
    fields({ mode: oneOf(["daily"]), date: string }),
    fields({ mode: oneOf(["default"]) }),
  );
  expect(round({ mode: "daily", date: "2026-11-21" })).toEqual({ mode: "daily", date: "2026-11-21" });
  expect(round({ mode: "default", date: 7 })).toEqual({ mode: "default" });
  expect(round({ mode: "daily" })).toBeUndefined();
});
