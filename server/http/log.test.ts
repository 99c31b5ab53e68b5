import { expect, test } from "vitest";
import { loggedPath } from "./log.ts";

test("neither a search nor a saved name reaches the log", () => {
  expect(loggedPath("/api/names/search?q=hazel")).toBe("/api/names/search");
  expect(loggedPath("/api/saved-names/hazel")).toBe("/api/saved-names/…");
  expect(loggedPath("/api/rooms/0123456789abcdef/slots/01")).toBe("/api/rooms/…");
  expect(loggedPath("/names/hazel")).toBe("/names/hazel");
});
