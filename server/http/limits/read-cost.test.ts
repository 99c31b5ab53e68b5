import { expect, test } from "vitest";
import { readCost } from "./read-cost.ts";

test.for([
  ["/names/hazel", 1],
  ["/?q=hazel", 1],
  ["/og/names/hazel.png", 1],
  ["/compare?names=ada,bo", 1],
  ["/api/names/like?ids=ada", 1],
  ["/api/names/search?q=ada", 0.05],
  ["/api/names/search?gender=girl&q=Like+hazel", 1],
  ["/api/names/search?q=ada&origin=like", 0.05],
  ["/api/saved-names", 0.05],
  ["/api/printables/feeding-log.pdf", 0.05],
  ["/names/hazel.json", 0.05],
  ["/embed/names/hazel", 0.05],
  ["/oembed?url=x", 0.05],
  ["/oembedded", 1],
  ["/names/hazel/births.json", 1],
  ["/healthz", 0],
  ["/readyz?now", 0],
  ["/api/rooms/1/changes", 0],
] as const)("%s costs %d", ([url, cost]) => expect(readCost(url)).toBe(cost));
