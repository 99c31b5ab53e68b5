import { describe, expect, test } from "vitest";
import { mergeNames } from "./merge.ts";
import { SAVED_NAMES_LIMIT } from "./saved-names.ts";

const zoe = { nameId: "zoe", note: "" };
const zoeWithNote = { nameId: "zoe", note: "after grandmother" };
const rowan = { nameId: "rowan", note: "the tree" };

describe("Merging names from elsewhere", () => {
  test("adds what is not there, in the order in which it came", () => {
    expect(mergeNames([zoe], [rowan, { nameId: "ada", note: "" }])).toEqual({
      added: [rowan, { nameId: "ada", note: "" }],
      noted: [],
      result: { added: 2, alreadySaved: 0, refused: 0 },
    });
  });

  test("keeps the note that is there", () => {
    const merge = mergeNames([zoeWithNote], [{ nameId: "zoe", note: "another" }]);
    expect(merge).toEqual({ added: [], noted: [], result: { added: 0, alreadySaved: 1, refused: 0 } });
  });

  test("fills an empty note", () => {
    expect(mergeNames([zoe], [zoeWithNote]).noted).toEqual([zoeWithNote]);
  });

  test("counts a name that comes twice as already saved, with all the notes it brings", () => {
    const merge = mergeNames([], [zoe, zoeWithNote, { nameId: "zoe", note: "late" }]);
    expect(merge.added).toEqual([{ nameId: "zoe", note: "after grandmother\nlate" }]);
    expect(merge.result).toEqual({ added: 1, alreadySaved: 2, refused: 0 });
  });

  test("refuses the last ones when the list is full, but still fills notes", () => {
    const kept = Array.from({ length: SAVED_NAMES_LIMIT - 1 }, (_, n) => ({ nameId: `n${n}`, note: "" }));
    const merge = mergeNames(kept, [rowan, zoe, { nameId: "n7", note: "seven" }]);
    expect(merge.added).toEqual([rowan]);
    expect(merge.noted).toEqual([{ nameId: "n7", note: "seven" }]);
    expect(merge.result).toEqual({ added: 1, alreadySaved: 1, refused: 1 });
  });
});
