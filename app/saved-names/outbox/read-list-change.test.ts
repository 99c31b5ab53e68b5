import { expect, test } from "vitest";
import { save } from "#tests/fixtures/entries-by-hand.ts";
import { parseListChange } from "./read-list-change.ts";

test("a change that waited with a capital in its id is about the name itself", () => {
  expect(parseListChange({ ...save("noah"), babyName: { ...fakeName(), id: "Noah" } })).toMatchObject({
    kind: "save",
    babyName: { id: "noah", name: "Noah" },
  });
  expect(parseListChange({ kind: "remove", nameId: "Noah" })).toEqual({ kind: "remove", nameId: "noah" });
  expect(parseListChange({ kind: "annotate", nameId: "Noah", note: "N" })).toEqual({
    kind: "annotate",
    nameId: "noah",
    note: "N",
  });
  expect(parseListChange({ kind: "order", nameIds: ["Noah", "ivy", "noah"] })).toEqual({
    kind: "order",
    nameIds: ["noah", "ivy"],
  });
});

test("what is no change is left out", () => {
  for (const other of [null, "save", {}, { kind: "save" }, { kind: "order", nameIds: [7] }, { kind: "burn" }])
    expect(parseListChange(other)).toBeUndefined();
});

function fakeName() {
  const change = save("noah");
  return change.kind === "save" ? change.babyName : {};
}
