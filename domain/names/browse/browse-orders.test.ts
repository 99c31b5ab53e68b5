import { expect, test } from "vitest";
import { browse } from "./browse.ts";
import { type BrowseSort, createShelf } from "./browse-shelf.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { movingNames } from "#domain/names/lists/moving-names.ts";
import { NO_RULES } from "./name-rules.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";

// The others keep all births of a year nearly alike, so that shares move as births do.
const records = recordsByHand(2021, 2025, {
  Ada: { F: [100, 150, 200, 250, 300] },
  Bea: { F: [150, 300, 600, 900, 199] },
  Cleo: { F: [300, 300, 300, 300, 300] },
  Dot: { F: [400, 300, 200, 100, 50] },
  Eva: { F: [200, 0, 300, 400, 500] },
  Fay: { F: [0, 0, 7, 0, 0] },
  Gus: { F: [0, 0, 0, 0, 60], M: [210, 220, 230, 240, 250] },
  Ida: { F: [0, 0, 0, 8, 0] },
  Jo: { F: [110, 90, 80, 70, 60], M: [140, 145, 150, 150, 150] },
  Others: { F: [90_000, 90_000, 90_000, 90_000, 90_000], M: [90_000, 90_000, 90_000, 90_000, 90_000] },
});
const shelf = createShelf(
  records,
  [
    ...["Fay", "Ida", "Eva", "Dot", "Cleo", "Bea", "Ada"].map((name) => curatedByHand({ name })),
    curatedByHand({ name: "Gus", gender: "boy" }),
    curatedByHand({ name: "Jo", gender: "unisex" }),
    curatedByHand({ name: "Ysolde" }),
  ],
  [],
);
const order = (sort: BrowseSort) => browse(shelf, NO_RULES, sort, 1).names.join(" ");

test("popularity is births of the last year among those whom 1 in N counts; then of the last ten; then the alphabet", () => {
  expect(order("popularity")).toBe("eva cleo ada gus jo bea dot ida fay ysolde");
});

test("names stand by the alphabet", () => {
  expect(order("name")).toBe("ada bea cleo dot eva fay gus ida jo ysolde");
});

test("rising: by growth a year; those below 200 births in the last year, or with an unpublished one, stand last", () => {
  expect(order("rising")).toBe("ada gus cleo jo eva bea dot ida fay ysolde");
});

test("falling: the other way round, and 200 births in the first year are what counts", () => {
  expect(order("falling")).toBe("dot jo cleo gus eva ada bea ida fay ysolde");
});

test("girls' names rise and fall as on the lists of rising and falling names", () => {
  for (const direction of ["rising", "falling"] as const) {
    const listed = movingNames(records, "F", direction).rows.map(({ id }) => id);
    expect(listed.length).toBeGreaterThan(0);
    const girls = browse(shelf, { ...NO_RULES, gender: "girl" }, direction, 1).names;
    expect(girls.filter((id) => listed.includes(id))).toEqual(listed);
  }
});
