import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { GOLDEN } from "#content/names/search-golden.ts";
import { LISTINGS } from "#content/directory/listings.ts";
import { OUTSIDE_MENUS } from "#content/search/outside-menus.ts";
import { PAGES } from "#content/site/pages.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { LIST_IDS } from "#domain/names/lists/list-id.ts";
import { originOfSlug } from "#domain/names/lists/origin-slug.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { sheetIdOf } from "#domain/printables/printable.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { meetsRule } from "#tests/fixtures/meets-rule.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { ASKED } from "./asked.ts";
import { ASKED_BY_NAME } from "./asked-by-name.ts";
import { ASKED_BY_NAME_AGAIN } from "./asked-by-name-again.ts";
import { SITE_WISHES } from "./site-exam.ts";
import { ASKED_BY_TIRED } from "./asked-by-tired.ts";
import { ASKED_IN_ROUNDS } from "./asked-in-rounds.ts";
import { ASKED_FRESH } from "./asked-fresh.ts";
import type { Place } from "./site-wish.ts";
import type { Wish } from "./wish.ts";
import { WISHES } from "./wishes.ts";

// That the exam is sound: what it asks can be asked, and has an answer among the names and pages that there are.

const exam: readonly Wish[] = Object.values(WISHES).flat();
const asked: readonly Wish[] = [ASKED, ASKED_BY_TIRED].flatMap((classes) => Object.values(classes).flat());
const byName: readonly Wish[] = [ASKED_BY_NAME, ASKED_BY_NAME_AGAIN].flatMap((classes) =>
  Object.values(classes).flat(),
);
const fresh: readonly Wish[] = [ASKED_FRESH, ASKED_IN_ROUNDS].flatMap((classes) =>
  Object.values(classes).flat(),
);
const ofEntries = [...exam, ...asked];
const wishes = [...ofEntries, ...byName, ...fresh];
const siteWishes = Object.values(SITE_WISHES).flat();
const curated = COLLECTION.map(({ name }) => foldName(name));

/** The wishes that break a rule of the exam: the rule tells what is wrong, or nothing. */
function faults(problemOf: (wish: Wish) => string | false | undefined, of = wishes): string[] {
  return of.flatMap((wish) => {
    const problem = problemOf(wish);
    return problem ? [`${wish.query}: ${problem}`] : [];
  });
}

test("there are 300 wishes for names, 270, 173 and 517 more that were asked later, and 356 for the whole site", () => {
  expect(exam).toHaveLength(300);
  expect(asked).toHaveLength(270);
  expect(byName).toHaveLength(173);
  expect(fresh).toHaveLength(517);
  expect(siteWishes).toHaveLength(356);
});

test("there are at least 14 classes of ten wishes or more", () => {
  const sizes = Object.values(WISHES).map((wishesOfClass) => wishesOfClass.length);
  expect(sizes.length).toBeGreaterThanOrEqual(14);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
});

test("no query stands twice, here or in the older exam", () => {
  const queries = [
    ...wishes.map(({ query }) => query),
    ...siteWishes.map(({ query }) => query),
    ...GOLDEN.map(({ typed }) => typed),
  ].map((query) => query.trim().toLowerCase());
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

test("every wish wants something", () => {
  expect(faults(({ wants }) => Object.keys(wants).length === 0 && "wants nothing")).toEqual([]);
});

test("every name is one of the collection or of the records, and stands once", () => {
  const wrong = faults(({ wants: { mustInTop, first, forbid = [] } }) => {
    const named = [...(mustInTop?.names ?? []), ...forbid];
    const unknown = [...named, first ?? "ada"].filter(
      (id) => !curated.includes(id) && recordOf(records, id) === -1,
    );
    return [...unknown, ...named.filter((id, at) => named.indexOf(id) !== at)].join(", ");
  });
  expect(wrong).toEqual([]);
});

test("the collection alone holds as many of the names as must be found", () => {
  const wrong = faults(({ wants: { mustInTop } }) => {
    const there = mustInTop?.names.filter((id) => curated.includes(id)) ?? [];
    return mustInTop !== undefined && there.length < (mustInTop.least ?? 1) && `only ${there.join(", ")}`;
    // A form in another language may be on record without an entry.
  }, ofEntries);
  expect(wrong).toEqual([]);
});

test("the collection alone holds as many names as must do what a rule says", () => {
  const wrong = faults(({ wants: { allSatisfy } }) => {
    if (allSatisfy === undefined) return undefined;
    const { least = 5 } = allSatisfy;
    let there = 0;
    for (const id of curated) if (there < least && meetsRule(records, id, allSatisfy)) there++;
    return there < least && `only ${there} do`;
  });
  expect(wrong).toEqual([]);
});

test("the names that must be found, or come first, do what the rule beside them says", () => {
  const wrong = faults(({ wants: { allSatisfy, mustInTop, first } }) => {
    if (allSatisfy === undefined) return undefined;
    const named = [...(mustInTop?.names ?? []), ...(first === undefined ? [] : [first])];
    return named.filter((id) => !meetsRule(records, id, allSatisfy)).join(", ");
  });
  expect(wrong).toEqual([]);
});

test("a wish without names wants no names", () => {
  const wrong = faults(
    ({ wants: { noNames, crisis, mustInTop, first, allSatisfy } }) =>
      (noNames ?? crisis) === true && [mustInTop, first, allSatisfy].some(Boolean) && "wants names too",
  );
  expect(wrong).toEqual([]);
});

test("every address of the site’s exam leads somewhere", () => {
  const nowhere = siteWishes.flatMap(({ query, wants }) =>
    wants.filter((place) => !leadsSomewhere(place)).map(({ path }) => `${query}: ${path}`),
  );
  expect(nowhere).toEqual([]);
  expect(siteWishes.filter(({ wants }) => wants.length === 0)).toEqual([]);
});

function leadsSomewhere({ path, has = {} }: Place): boolean {
  if (OUTSIDE_MENUS.some(({ href }) => href === path)) return true;
  const [page = "", anchor] = path.split("#");
  if (anchor?.startsWith("listing-")) return LISTINGS.some(({ id }) => anchor === `listing-${id}`);
  if (anchor !== undefined) return existsSync(new URL(`../articles${page}/${anchor}.md`, import.meta.url));
  if (has.video !== undefined) return VIDEOS.some(({ id }) => id === has.video);
  if (has.play !== undefined) return gameIds().includes(has.play);
  if (page.startsWith("/templates/")) return sheetIdOf(page.slice("/templates/".length)) !== null;
  if (page.startsWith("/names/lists/")) return isList(page.slice("/names/lists/".length));
  return Object.values(PAGES).some((known) => known.path === page) || isName(page);
}

/** Each game has a table of its own, named as its address says it. */
function gameIds(): readonly string[] {
  return readdirSync(new URL("../games/", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
}

function isList(address: string): boolean {
  const [list, of = ""] = address.split("/");
  if (list === "origin") return originOfSlug(of) !== undefined;
  if (list === "letter") return /^[a-z]$/.test(of);
  return LIST_IDS.some((id) => id === address);
}

function isName(page: string): boolean {
  const id = page.replace(/^\/names\//, "");
  return id !== page && (curated.includes(id) || recordOf(records, id) !== -1);
}
