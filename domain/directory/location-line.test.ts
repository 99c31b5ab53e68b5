import { expect, test } from "vitest";
import { locationLine } from "./location-line.ts";

test("abroad the city alone, or International", () => {
  expect(locationLine({ location: { state: "International", city: "London" } })).toBe("London");
  expect(locationLine({ location: { state: "International" } })).toBe("International");
});

test("city and state when both exist, else the state", () => {
  expect(locationLine({ location: { state: "Ohio", city: "Columbus", address: "1 High St" } })).toBe(
    "Columbus, Ohio",
  );
  expect(locationLine({ location: { state: "Ohio" } })).toBe("Ohio");
});

test("without a state there are multiple locations", () => {
  expect(locationLine({})).toBe("Multiple Locations");
  expect(locationLine({ location: {} })).toBe("Multiple Locations");
});
