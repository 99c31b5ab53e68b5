import { expect, test } from "vitest";
import { codeWithin, createCountModel, MOST } from "./count-model.ts";
import { createDecoder, createEncoder } from "./range-coder.ts";

const ESTIMATES = [
  { mean: 0, spread: 0.3 },
  { mean: 2.6, spread: 1.7 },
  { mean: 40_000, spread: 150 },
];

test("numbers come back, as predicted or far from it", () => {
  const counts = [0, 1, 2, 3, 0, 0, 39_990, 40_001, 7, MOST, 0, MOST - 1, 12];
  for (const first of ESTIMATES) {
    for (const least of [0, -50]) {
      const known = { least, first, second: { mean: 5, spread: 2 }, place: 50 };
      const numbers = [...counts, least, least + 1];
      const [encoder, model] = [createEncoder(), createCountModel()];
      for (const count of numbers) model.code(encoder, count, known);
      const [decoder, again] = [createDecoder(encoder.end()), createCountModel()];
      expect(numbers.map(() => again.code(decoder, 0, known))).toEqual(numbers);
    }
  }
});

test("what is predicted well takes little", () => {
  const [encoder, model] = [createEncoder(), createCountModel()];
  const zero = { mean: 0.1, spread: 0.4 };
  for (let time = 0; time < 10_000; time++)
    model.code(encoder, 0, { least: 0, first: zero, second: zero, place: 0 });
  expect(encoder.end().length).toBeLessThan(40);
});

test("a number between two takes what their distance needs", () => {
  const encoder = createEncoder();
  const numbers = Array.from({ length: 1000 }, (_, at) => (at * 31) % 10);
  for (const number of numbers) codeWithin(encoder, number, 0, 9);
  const bytes = encoder.end();
  expect(bytes.length).toBeLessThan(430);
  const decoder = createDecoder(bytes);
  expect(numbers.map(() => codeWithin(decoder, 0, 0, 9))).toEqual(numbers);
  expect(codeWithin(createDecoder(bytes), 0, 7, 7)).toBe(7);
});
