import { expect, test } from "vitest";
import { eachOnce, isMended, joinedNotes, mendedList } from "./mended-list.ts";

const entry = (nameId: string, note: string, day: number) => ({
  nameId,
  note,
  savedAt: `2026-11-0${day}T10:00:00.000Z`,
});

test("a name that stands twice is one: the best place, the first day, both notes", () => {
  const list = [
    entry("ada", "", 5),
    entry("Noah", "the first", 4),
    entry("ivy", "", 3),
    entry("noah", "again", 2),
  ];
  expect(mendedList(list)).toEqual([
    entry("ada", "", 5),
    entry("noah", "the first\nagain", 2),
    entry("ivy", "", 3),
  ]);
});

test("a list without such a pair stays as it is, whatever its ids are", () => {
  const list = [entry("name0", "", 1), entry("name1", "", 1), entry("own-name", "x", 2)];
  expect(mendedList(list.slice(0, 2))).toEqual(list.slice(0, 2));
  expect(isMended(["noah", "name0"])).toBe(true);
  expect(isMended(["noah", "Hazel"])).toBe(false);
});

test("mending twice is mending once", () => {
  const list = [entry("Noah", "a", 4), entry("noah", "b", 2), entry("Hazel", "", 1)];
  expect(mendedList(mendedList(list))).toEqual(mendedList(list));
});

test("a note is not said twice, and none is cut", () => {
  expect(joinedNotes("after grandmother", "")).toBe("after grandmother");
  expect(joinedNotes("", "after grandmother")).toBe("after grandmother");
  expect(joinedNotes("grandmother", "after grandmother")).toBe("after grandmother");
  const [one, other] = ["a".repeat(280), "b".repeat(280)];
  expect(mendedList([entry("Noah", one, 1), entry("noah", other, 1)])).toMatchObject([
    { note: `${one}\n${other}` },
  ]);
});

test("names on their way come once each", () => {
  const coming = [
    { nameId: "noah", note: "a" },
    { nameId: "ivy", note: "" },
    { nameId: "noah", note: "b" },
  ];
  expect(eachOnce(coming)).toEqual([
    { nameId: "noah", note: "a\nb" },
    { nameId: "ivy", note: "" },
  ]);
});
