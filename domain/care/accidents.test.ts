import { expect, test } from "vitest";
import { isUrgent } from "./read-care.ts";

test("a fall, a blow to the head or a burn shows the numbers to call; names that fell out of fashion do not", () => {
  for (const text of [
    "my baby fell off the bed",
    "she just rolled off the couch",
    "toddler hit his head",
    "toddler burned his hand on the stove",
    "scalded my daughter with tea",
  ])
    expect(isUrgent(text), text).toBe(true);
  for (const text of [
    "names that fell out of fashion",
    "boy names that dropped out of the top 1000",
    "girl names that fell off the charts",
    "fell out of favor",
    "rolled oats for baby",
  ])
    expect(isUrgent(text), text).toBe(false);
});
