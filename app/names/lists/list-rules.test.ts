import { expect, test } from "vitest";
import { formatCount } from "#domain/locale/numbers.ts";
import { ALSO, HARDLY } from "#domain/names/lists/names-abroad.ts";
import { COMEBACK } from "#domain/names/lists/comebacks.ts";
import { EVERGREEN } from "#domain/names/lists/evergreen-names.ts";
import { LISTS } from "#content/lists/ruled-lists.ts";
import { LONG_RISE } from "#domain/names/lists/longest-rises.ts";
import { LOST } from "#domain/names/lists/lost-names.ts";
import { MOVING } from "#domain/names/lists/moving-names.ts";
import { NEUTRAL } from "#domain/names/lists/neutral-names.ts";
import { ONE_HIT } from "#domain/names/lists/one-hit-wonders.ts";
import { SERIES } from "#content/lists/series.ts";
import { SLEEPING } from "#domain/names/lists/sleeping-beauties.ts";
import { TOP } from "#domain/names/lists/top-names.ts";

test("the rules quote the numbers that the lists are counted with", () => {
  expect(LISTS["top-100-boys"].rule).toContain(`The ${TOP} names`);
  for (const id of ["rising-girls", "rising-boys", "falling-girls", "falling-boys"] as const) {
    expect(LISTS[id].rule).toContain(`more than ${MOVING.percent}% a year`);
    expect(LISTS[id].rule).toContain(`at least ${MOVING.births} `);
    expect(LISTS[id].rule).toContain(`The ${MOVING.names} that`);
    expect(MOVING.years).toBe(5);
  }
  expect(LISTS.unisex.rule).toContain(`${NEUTRAL.percent.least}% to ${NEUTRAL.percent.most}%`);
  expect(LISTS.unisex.rule).toContain(`at least ${formatCount(NEUTRAL.births)} times`);
  expect(LISTS["sleeping-beauties"].rule).toContain(`${SLEEPING.peakYearsAgo} or more years ago`);
  expect(LISTS["sleeping-beauties"].rule).toContain(`at least ${SLEEPING.births} times`);
  expect([SLEEPING.times, SLEEPING.years]).toEqual([2, 10]);
  expect(LISTS.evergreen.rule).toContain(`1 in ${formatCount(EVERGREEN.oneIn)} girls`);
  expect(LISTS.evergreen.rule).toContain(`${EVERGREEN.years} years`);
  expect(LISTS.comebacks.rule).toContain(`1 in ${formatCount(COMEBACK.commonOneIn)} girls or more`);
  expect(LISTS.comebacks.rule).toContain(`${COMEBACK.years} years in a row`);
  expect(LISTS.comebacks.rule).toContain(`1 in ${formatCount(COMEBACK.rareOneIn)}`);
  expect(LISTS["longest-rises"].rule).toContain(`at least ${LONG_RISE.years} years`);
  expect(LISTS["longest-rises"].rule).toContain(`at least ${LONG_RISE.births} times`);
  expect(LISTS["longest-rises"].rule).toContain(`The ${LONG_RISE.names} with`);
  expect(LISTS["one-hit-wonders"].rule).toContain(`1 in ${formatCount(ONE_HIT.oneIn)} girls`);
  expect(LISTS["one-hit-wonders"].rule).toContain(`at least ${ONE_HIT.yearsAgo} years ago`);
  expect(ONE_HIT.times).toBe(2);
  expect(LISTS["lost-names"].rule).toContain(`The ${LOST.names} with`);
  expect(LOST.years).toBe(10);
  expect(SERIES["hardly-in-the-us"].rule).toContain(`1 in ${formatCount(HARDLY.thereOneIn)} girls`);
  expect(SERIES["hardly-in-the-us"].rule).toContain(`1 in ${formatCount(HARDLY.usOneIn)} girls`);
  expect(SERIES["hardly-in-the-us"].rule).toContain(`at most ${HARDLY.names} of each sex`);
  expect(SERIES["also-in-the-us"].rule).toContain(`1 in ${formatCount(ALSO.oneIn)} girls`);
  expect(SERIES["also-in-the-us"].rule).toContain(`at most ${ALSO.names} of each sex`);
});
