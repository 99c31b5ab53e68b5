import { expect, test } from "vitest";
import { bestFirst } from "./best-first.ts";

test("the best come first, and equals in the order of the list", () => {
  const scores = Float64Array.from({ length: 500 }, (_, at) => (at * 7919) % 23);
  const places = Uint16Array.from(scores.keys()).filter((at) => at % 3 > 0);
  const sorted = Array.from(places).toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  expect([...bestFirst(places, scores)]).toEqual(sorted);
});

test("few are taken, and of no names none", () => {
  const first = bestFirst(Uint16Array.of(0, 1, 2), Float64Array.of(1, 3, 2)).take(2);
  expect([...first]).toEqual([1, 2]);
  expect([...bestFirst(new Uint16Array(), new Float64Array())]).toEqual([]);
});
