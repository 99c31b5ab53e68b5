import { expect, test } from "vitest";
import { fakeEntry, remove, save } from "#tests/fixtures/entries-by-hand.ts";
import { rejectionSentences } from "./refusal-sentences.ts";

test("Names are told with their reason, one sentence for all that share it", () => {
  const full = "Your list is full.";
  expect(
    rejectionSentences(
      [
        { change: save("hazel"), reason: full },
        { change: save("ivy"), reason: full },
        { change: remove("zoe"), reason: "" },
      ],
      [],
    ),
  ).toEqual(["We couldn’t save Hazel and Ivy. Your list is full.", "We couldn’t remove Zoe."]);
});

test("Notes and the order are told, too", () => {
  const zoe = { ...fakeEntry("zoe"), babyName: { ...fakeEntry("zoe").babyName, name: "Zoë" } };
  expect(
    rejectionSentences(
      [
        { change: { kind: "annotate", nameId: "zoe", note: "x" }, reason: "" },
        { change: { kind: "order", nameIds: [] }, reason: "" },
      ],
      [zoe],
    ),
  ).toEqual(["We couldn’t save the note beside Zoë and the order of your list."]);
});
