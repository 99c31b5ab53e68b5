import { expect, test } from "vitest";
import { FIT_TABS, readFitAddress, writeFitAddress } from "./fit-address.ts";

test("each tab has an address, and the whole name the plain one", () => {
  expect(FIT_TABS.map((tab) => writeFitAddress({ tab }))).toEqual(["", "?tab=siblings", "?tab=middle"]);
  for (const tab of FIT_TABS) expect(readFitAddress(writeFitAddress({ tab }))).toEqual({ tab, gender: null });
  const asked = { tab: "siblings", gender: "girl" } as const;
  expect(readFitAddress(writeFitAddress(asked))).toEqual(asked);
});

test("what is none of ours is as if it were not there", () => {
  expect(readFitAddress("?tab=cousins&gender=cat&first=Hazel")).toEqual({ tab: "name", gender: null });
});
