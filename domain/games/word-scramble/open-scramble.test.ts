import { expect, test } from "vitest";
import { openScramble } from "./open-scramble.ts";

test("letters are asked in capitals, with all names they make", () => {
  expect(
    openScramble([
      "Thomas\t1\tAOHTSM\tIt means “twin”\tThamos,Thoams",
      "Parker\t2\tRPAKRE\tGiven mostly to boys\t",
    ]),
  ).toEqual([
    {
      id: "thomas",
      level: 1,
      answer: "",
      item: { original: "THOMAS", scrambled: "AOHTSM", hint: "It means “twin”", also: ["THAMOS", "THOAMS"] },
    },
    {
      id: "parker",
      level: 2,
      answer: "",
      item: { original: "PARKER", scrambled: "RPAKRE", hint: "Given mostly to boys", also: [] },
    },
  ]);
});
