import { expect, test } from "vitest";
import { markedHead, readMarkedHead } from "./marked-file.ts";

const file = Uint8Array.of(...markedHead("THIS1\n", { names: ["Zoë"] }), 7, 8);
const read = (start: number, bytes: number) => file.subarray(start, start + bytes);

test("what is written is read, and then comes the rest", () => {
  const { header, start } = readMarkedHead("THIS1\n", read);
  expect(JSON.parse(header)).toEqual({ names: ["Zoë"] });
  expect([...file.subarray(start)]).toEqual([7, 8]);
});

test("another file is refused, and so is one that is cut off", () => {
  expect(() => readMarkedHead("THAT1\n", read)).toThrow("THAT1");
  expect(() => readMarkedHead("THIS1\n", () => file.subarray(0, 8))).toThrow("THIS1");
});
