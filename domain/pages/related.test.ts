import { expect, test } from "vitest";
import { type NeededPage, type Needs, relatedTo } from "./related.ts";

const page = (href: string, ...needs: Needs): NeededPage => ({ href, needs });

const sleep = page("/sleep", "rhythm", "health");
const food = page("/food", "rhythm", "growth");
const scales = page("/scales", "growth");
const doctors = page("/doctors", "help", "health", "rhythm");
const clinic = page("/clinic", "health");
const bank = page("/bank", "money");
const all = [bank, clinic, doctors, scales, food, sleep];
const hrefs = (of: NeededPage, most?: number) => relatedTo(of, all, most).map(({ href }) => href);

test("who shares the first need comes first, and among them whom it matters most to", () => {
  expect(hrefs(sleep)).toEqual(["/food", "/doctors", "/clinic", "/bank"]);
  expect(hrefs(food)).toEqual(["/sleep", "/doctors", "/scales", "/bank"]);
});

test("of two to whom it matters alike, the one that shares more comes first", () => {
  const walk = page("/walk", "health", "rhythm");
  expect(relatedTo(walk, [clinic, page("/nap", "health", "rhythm")], 1)).toMatchObject([{ href: "/nap" }]);
});

test("a page that shares nothing with any leads to the first ones, and none leads to itself", () => {
  expect(hrefs(page("/elsewhere", "play"))).toEqual(["/bank", "/clinic", "/doctors", "/scales"]);
  for (const each of all) expect(hrefs(each, all.length)).not.toContain(each.href);
});
