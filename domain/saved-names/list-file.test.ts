import { describe, expect, test } from "vitest";
import { listFile, listFileName, readListFile } from "./list-file.ts";
import { SAVED_NAMES_LIMIT } from "./saved-names.ts";

const FORMAT = "almanac-saved-names";
const entries = [
  { nameId: "zoe", note: "after grandmother", babyName: { name: "Zoë" } },
  { nameId: "rowan", note: "", babyName: { name: "Rowan" } },
];
const written = (content: unknown) => readListFile(JSON.stringify(content), FORMAT);

describe("A list in a file", () => {
  test("comes back as it went, in its order and with its notes", () => {
    const text = JSON.stringify(listFile(FORMAT, "2026-11-21", entries));
    expect(readListFile(text, FORMAT)).toEqual({
      kind: "list",
      names: [
        { nameId: "zoe", note: "after grandmother" },
        { nameId: "rowan", note: "" },
      ],
      unreadable: 0,
    });
  });

  test("carries the spelling for people who open it", () => {
    expect(listFile(FORMAT, "2026-11-21", entries)).toMatchObject({
      format: FORMAT,
      version: 1,
      savedOn: "2026-11-21",
      names: [{ nameId: "zoe", name: "Zoë" }, { nameId: "rowan" }],
    });
  });

  test("is named after its day", () => {
    expect(listFileName("2026-11-21")).toBe("saved-names-2026-11-21.json");
  });
});

describe("A file from elsewhere", () => {
  test("may be no JSON at all", () => {
    expect(readListFile("Hazel\nIvy", FORMAT)).toEqual({ kind: "not json" });
    expect(readListFile("", FORMAT)).toEqual({ kind: "not json" });
  });

  test("may be JSON of another kind", () => {
    for (const other of [null, 7, [], {}, { format: "recipes", version: 1, names: [] }, { format: FORMAT }])
      expect(written(other)).toEqual({ kind: "other format" });
  });

  test("may come from a newer page", () => {
    expect(written({ format: FORMAT, version: 2, names: [] })).toEqual({ kind: "newer version" });
  });

  test("may hold too many names", () => {
    const names = Array.from({ length: SAVED_NAMES_LIMIT + 1 }, (_, n) => ({ nameId: `n${n}` }));
    expect(written({ format: FORMAT, version: 1, names })).toEqual({
      kind: "too many",
      count: SAVED_NAMES_LIMIT + 1,
    });
  });

  test("may have been edited by hand: spellings are folded, long notes cut, the rest counted", () => {
    const names = [
      { name: "Zoë" },
      { nameId: "Hazel ", note: "x".repeat(300) },
      { note: "no name" },
      "Ivy",
      3,
    ];
    expect(written({ format: FORMAT, version: 1, names })).toEqual({
      kind: "list",
      names: [
        { nameId: "zoe", note: "" },
        { nameId: "hazel", note: "x".repeat(280) },
      ],
      unreadable: 3,
    });
  });

  test("may hold one name in two spellings: it is one, with both notes, and counts as one", () => {
    const names = [
      { nameId: "Noah", note: "a" },
      { nameId: "noah", note: "b" },
    ];
    const noah = { nameId: "noah", note: "a\nb" };
    expect(written({ format: FORMAT, version: 1, names })).toEqual({
      kind: "list",
      names: [noah],
      unreadable: 0,
    });
    const full = Array.from({ length: SAVED_NAMES_LIMIT - 1 }, (_, n) => ({
      nameId: `n${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
    }));
    expect(written({ format: FORMAT, version: 1, names: [...names, ...full] })).toMatchObject({
      kind: "list",
    });
  });

  test("may begin with a byte order mark", () => {
    expect(readListFile(`\uFEFF${JSON.stringify(listFile(FORMAT, "", []))}`, FORMAT).kind).toBe("list");
  });
});
