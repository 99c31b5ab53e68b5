import { expect, test } from "vitest";
import { decadeMeans } from "./decade-means.ts";

const countUp = (length: number) => Array.from({ length }, (_, place) => place);

test("single years are gathered into decades, the last one as far as it has come", () => {
  const means = decadeMeans(countUp(146));
  expect(means).toHaveLength(15);
  expect(means[0]).toEqual({ decade: "1880s", mean: 5 });
  expect(means.at(-1)).toEqual({ decade: "2020s", mean: 143 });
});

test("of five-year means a decade has two, and the last one all its years", () => {
  const means = decadeMeans(countUp(29));
  expect(means).toHaveLength(15);
  expect(means[7]).toEqual({ decade: "1950s", mean: 15 });
  expect(means.at(-1)).toEqual({ decade: "2020s", mean: 28 });
});

test("nothing gives nothing", () => {
  expect(decadeMeans([])).toEqual([]);
});
