import { describe, expect, test } from "vitest";
import { linkFragment, LONGEST_FRAGMENT, readLink } from "./private-link.ts";
import type { NotedName } from "./saved-names.ts";

const names: readonly NotedName[] = [
  { nameId: "zoe", note: "nach Großmutter – “Zoë” 🌱\nsecond line" },
  { nameId: "rowan", note: "" },
];
const fragmentOf = (list: readonly NotedName[]) => linkFragment(list) ?? "";

describe("A private link", () => {
  test("brings the names, their order and their notes, whatever is written in them", () => {
    expect(readLink(fragmentOf(names))).toEqual({ kind: "list", names });
  });

  test("is made of characters that every program leaves alone", () => {
    expect(fragmentOf(names)).toMatch(/^#list=[A-Za-z0-9_-]+$/);
  });

  test("holds a full list of bare names", () => {
    const full = Array.from({ length: 500 }, (_, n) => ({ nameId: `name${letters(n)}`, note: "" }));
    expect(readLink(fragmentOf(full))).toEqual({ kind: "list", names: full });
  });

  test("that an older page made of a name with a capital brings the name, once and with both notes", () => {
    const pair = [
      { nameId: "Noah", note: "a" },
      { nameId: "ivy", note: "" },
      { nameId: "noah", note: "b" },
    ];
    expect(readLink(fragmentOf(pair))).toEqual({
      kind: "list",
      names: [
        { nameId: "noah", note: "a\nb" },
        { nameId: "ivy", note: "" },
      ],
    });
  });

  test("is not offered when it would be too long", () => {
    const long = names.concat(Array.from({ length: 40 }, () => ({ nameId: "ivy", note: "x".repeat(280) })));
    expect(linkFragment(long)).toBeNull();
    expect(fragmentOf(names).length).toBeLessThan(LONGEST_FRAGMENT);
  });

  test("loses the signs that divide names when they stand in a note", () => {
    const sly = [{ nameId: "ivy", note: "a\u001Eb\u001Fc" }];
    expect(readLink(fragmentOf(sly))).toEqual({ kind: "list", names: [{ nameId: "ivy", note: "a b c" }] });
  });
});

describe("An address", () => {
  test("without a list is no link", () => {
    expect(readLink("")).toEqual({ kind: "none" });
    expect(readLink("#main")).toEqual({ kind: "none" });
  });

  test("that was cut anywhere is broken, never half a list", () => {
    const fragment = fragmentOf(names);
    for (let length = "#list=".length; length < fragment.length; length += 1)
      expect(readLink(fragment.slice(0, length))).toEqual({ kind: "broken" });
  });

  test("that was altered is broken", () => {
    const fragment = fragmentOf(names);
    expect(readLink(`${fragment.slice(0, 20)}A${fragment.slice(21)}`)).toEqual({ kind: "broken" });
    expect(readLink("#list=%C3%A9")).toEqual({ kind: "broken" });
  });

  test("that swallowed the end of a sentence still works", () => {
    expect(readLink(`${fragmentOf(names)}).`)).toEqual({ kind: "list", names });
  });

  test("of an empty list is broken", () => {
    expect(readLink(fragmentOf([]))).toEqual({ kind: "broken" });
  });

  test("of a newer page says so", () => {
    const newer = `#list=${btoa(String.fromCharCode(2, 0, 0, 0, 0, 65)).replace(/=+$/, "")}`;
    expect(readLink(newer)).toEqual({ kind: "newer version" });
  });
});

function letters(n: number): string {
  return String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26));
}
