import { expect, test } from "vitest";
import { openShelf } from "#tools/bench/taste/open-shelf.ts";
import { simulateUsers } from "#tools/bench/taste/simulated-users.ts";

test("500 users with known tastes like twice as many of the cards 21 to 60 as of cards that are dealt evenly", () => {
  const { byTaste, evenly } = simulateUsers(openShelf(), 500, 1);
  expect(byTaste).toBeGreaterThanOrEqual(2 * evenly);
});
