import { expect, test } from "vitest";
import { CATEGORIES, STATES } from "./choices.ts";
import { type Filters, findListings, nationalBeside, NO_FILTERS } from "./filters.ts";
import type { Listing } from "./listing.ts";

const hotline: Listing = {
  id: 1,
  name: "Maternal Hotline",
  description: "Counselors answer at any hour.",
  category: "Mental Health",
  type: "national",
  contact: { website: "https://hotline.example", phone: "1-800-555-0100" },
  services: ["24/7 Call Line", "Text support"],
  ageGroups: ["Newborn"],
  cost: "free",
  verified: true,
  checkedOn: "2026-11",
};
const ohio: Listing = {
  ...hotline,
  id: 50,
  name: "Ohio Postpartum Circle",
  description: "Mothers meet weekly in Columbus.",
  category: "Postpartum Support",
  type: "local",
  location: { state: "Ohio", city: "Columbus" },
  services: ["Peer groups"],
};
const london: Listing = {
  ...ohio,
  id: 90,
  name: "London Parents",
  category: "New Parent Support Groups",
  location: { state: "International", city: "London" },
};
const all = [hotline, ohio, london];

const found = (asked: Partial<Filters>) => findListings(all, { ...NO_FILTERS, ...asked });

test("at first nothing is asked: search empty, All Categories, All States, type all", () => {
  expect(NO_FILTERS).toEqual({
    search: "",
    category: "All Categories",
    state: "All States",
    type: "all",
  });
  expect(found({})).toEqual(all);
});

test("search is a substring of the name, the description or any service", () => {
  expect(found({ search: "aternal Hot" })).toEqual([hotline]);
  expect(found({ search: "weekly in" })).toEqual([ohio, london]);
  expect(found({ search: "Text supp" })).toEqual([hotline]);
  expect(found({ search: "Columbus, Ohio" })).toEqual([]);
  expect(found({ search: "Mental Health" })).toEqual([]);
});

test("search does not mind the case", () => {
  expect(found({ search: "OHIO POSTPARTUM" })).toEqual([ohio]);
  expect(found({ search: "call line" })).toEqual([hotline]);
});

test("search does not mind which apostrophe is typed", () => {
  const hospital = { ...ohio, id: 51, name: "Ohio Children’s Hospital" };
  for (const search of ["children's", "Children’s"]) {
    expect(findListings([...all, hospital], { ...NO_FILTERS, search })).toEqual([hospital]);
  }
});

test("the category must equal the choice, unless it is All Categories", () => {
  expect(found({ category: "Mental Health" })).toEqual([hotline]);
  expect(found({ category: "Postpartum Support" })).toEqual([ohio]);
  expect(CATEGORIES.flatMap((category) => found({ category }))).toHaveLength(all.length);
});

test("the state must equal the entry's, unless it is All States; without a location no state is right", () => {
  expect(found({ state: "Ohio" })).toEqual([ohio]);
  expect(found({ state: "International" })).toEqual([london]);
  for (const state of STATES) expect(found({ state }), state).not.toContain(hotline);
});

test("the type must match, unless it is all; what is abroad is local", () => {
  expect(found({ type: "national" })).toEqual([hotline]);
  expect(found({ type: "local" })).toEqual([ohio, london]);
});

test("all that is asked must be met", () => {
  const asked = { search: "mothers", category: "Postpartum Support", state: "Ohio", type: "local" } as const;
  expect(found(asked)).toEqual([ohio]);
  expect(found({ ...asked, search: "fathers" })).toEqual([]);
  expect(found({ ...asked, category: "Mental Health" })).toEqual([]);
  expect(found({ ...asked, state: "Maine" })).toEqual([]);
  expect(found({ ...asked, type: "national" })).toEqual([]);
});

test("beside one state stand the national ones that meet the rest", () => {
  const beside = (asked: Partial<Filters>) => nationalBeside(all, { ...NO_FILTERS, ...asked });
  expect(beside({ state: "Ohio" })).toEqual([hotline]);
  expect(beside({ state: "Ohio", type: "national", search: "call line" })).toEqual([hotline]);
  expect(beside({ state: "Ohio", category: "Postpartum Support" })).toEqual([]);
});

test("they do not stand beside all states, beside other countries, or where only local help is asked for", () => {
  for (const asked of [{}, { state: "International" }, { state: "Ohio", type: "local" }] as const)
    expect(nationalBeside(all, { ...NO_FILTERS, ...asked })).toEqual([]);
});
