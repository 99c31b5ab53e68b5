import { expect, test } from "vitest";
import { packedOf, viewOf } from "./packed.ts";

const VIEW = { heights: [1, 2, 3] };
const unpack = ({ text }: { readonly text: string }) => ({ heights: text.split(",").map(Number) });

test("where data were packed, their view is the one that was packed", () => {
  expect(viewOf(packedOf(VIEW, { text: "1,2,3" }), unpack)).toBe(VIEW);
});

test("data that were sent are unpacked, and carry no view", () => {
  const sent = packedOf(VIEW, { text: "1,2,3" });
  expect(Object.keys(sent)).toEqual(["text"]);
  expect(viewOf(JSON.parse(JSON.stringify(sent)), unpack)).toEqual(VIEW);
});
