import { expect, test } from "vitest";
import { PLACE_WORDS } from "#content/directory/place-words.ts";
import { LISTINGS } from "#content/directory/listings.ts";
import { INTERNATIONAL, STATES } from "./choices.ts";
import { createPlaceReader } from "./read-place.ts";

const placeIn = createPlaceReader(PLACE_WORDS, [...STATES, INTERNATIONAL]);
const stateIn = (text: string) => placeIn(text)?.state ?? null;

test.each([
  ["postpartum help in Ohio", "Ohio"],
  ["postpartum OH", "Ohio"],
  ["diaper bank tx", "Texas"],
  ["help for new moms in new york", "New York"],
  ["west virginia early intervention", "West Virginia"],
  ["virginia", "Virginia"],
  ["mom group grand rapids", "Michigan"],
  ["postpartum charleston sc", "South Carolina"],
  ["charleston, wv", "West Virginia"],
  ["support groups Portland, Maine", "Maine"],
  ["portland or", "Oregon"],
  ["st. louis crisis nursery", "Missouri"],
  ["pensylvania", "Pennsylvania"],
  ["lactation consultant 78704", "Texas"],
  ["mom groups 60614-1234", "Illinois"],
  ["02139", "Massachusetts"],
  ["breastfeeding support in Canada", "International"],
  ["doulas in montréal", "International"],
])("%s: %s", (text, state) => {
  expect(stateIn(text)).toBe(state);
});

test.each([
  "support group near me",
  "help me or my baby",
  "is it ok in the car",
  "oh no, hi",
  "postpartum washington dc",
  "kid cant read in 2nd grade",
  "10000 babies",
  "is $20000 enough for college",
  "in",
  "",
])("%s: no place", (text) => {
  expect(stateIn(text)).toBeNull();
});

test("what was read of the text is told, a city with its state as one", () => {
  expect(placeIn("mom group Charleston, SC please")).toEqual({
    state: "South Carolina",
    typed: "Charleston, SC",
    from: 10,
    to: 24,
  });
});

test("every city of the directory is known, in its own state or, with its state, in a namesake’s", () => {
  const wrong = LISTINGS.flatMap(({ location }) => {
    const { city, state } = location ?? {};
    if (city === undefined || state === undefined || state === INTERNATIONAL) return [];
    return stateIn(`${city}, ${state}`) === state ? [] : [`${city}, ${state}`];
  });
  expect(wrong).toEqual([]);
});
