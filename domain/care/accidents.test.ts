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

test("a fever of the first weeks, choking, swelling and bleeding show the numbers to call; what only sounds so does not", () => {
  for (const text of [
    "baby has 101 fever 5 weeks old",
    "my newborn has a fever",
    "2 week old temp 100.4",
    "toddler fever 105",
    "choking infant what do i do",
    "allergic reaction to peanut butter",
    "her lips are swelling",
    "it wont stop bleeding",
  ])
    expect(isUrgent(text), text).toBe(true);
  for (const text of [
    "toddler fever 2 days",
    "choking hazards toys",
    "fever tree names",
    "how many oz for a 2 week old",
    "room temperature for baby",
  ])
    expect(isUrgent(text), text).toBe(false);
});
