import { expect, test } from "vitest";
import { compareQuery } from "./compare-query.ts";
import { readCompare } from "./read-compare.ts";

const RECORDS = { from: 1880, to: 2025 };
const read = (query: string) => readCompare(new URLSearchParams(query), RECORDS);

test("an address without anything asks for the usual view, and names none", () => {
  expect(read("")).toEqual({
    names: null,
    measure: "million",
    scale: "linear",
    years: RECORDS,
    faults: [],
  });
});

test("names are divided by commas, lines and words between them, and each stands once", () => {
  expect(read("names=hazel,Violet, IVY").names).toEqual(["hazel", "Violet", "IVY"]);
  expect(read("names=Mary Ann and Zoë vs. Zoe").names).toEqual(["Mary Ann", "Zoe"]);
  expect(read("names=ivy,ivy*,Ivy").names).toEqual(["Ivy", "ivy*"]);
  expect(read("names=hazel&names=ivy;june").names).toEqual(["hazel", "ivy", "june"]);
  expect(read("names=, ,").names).toEqual([]);
});

test("a sex is written behind its name, however it was typed", () => {
  expect(read("names=avery.girls,AVERY.Boys").names).toEqual(["avery.girls", "AVERY.boys"]);
  expect(read("names=Avery girls and Rowan (boys), Mary Ann for girls").names).toEqual([
    "Avery.girls",
    "Rowan.boys",
    "Mary Ann.girls",
  ]);
  expect(read("names=Avery, boys, Hazel").names).toEqual(["Avery.boys", "Hazel"]);
  expect(read("names=sofia.boys*,Sofia*.boys").names).toEqual(["Sofia.boys*"]);
  expect(read("names=avery,avery.boys,avery*,Avery boys").names).toEqual(["avery", "Avery.boys", "avery*"]);
});

test("what only looks like a sex is a name", () => {
  expect(read("names=girls,hazel,boys,Boysen").names).toEqual(["girls", "hazel", "boys", "Boysen"]);
});

test("ranks are read on a logarithmic scale unless another is asked for", () => {
  expect(read("measure=rank").scale).toBe("log");
  expect(read("measure=rank&scale=linear").scale).toBe("linear");
  expect(read("measure=births&scale=log")).toMatchObject({ measure: "births", scale: "log", faults: [] });
});

test("odd years are set right, and it is said how", () => {
  expect(read("from=2025&to=1990")).toMatchObject({
    years: { from: 1990, to: 2025 },
    faults: [{ kind: "turned", years: { from: 1990, to: 2025 } }],
  });
  expect(read("from=1066&to=2100")).toMatchObject({
    years: RECORDS,
    faults: [
      { kind: "outside", text: "1066" },
      { kind: "outside", text: "2100" },
    ],
  });
  expect(read("from=2000&to=2000").years).toEqual({ from: 1999, to: 2000 });
  expect(read("from=1880&to=1880").years).toEqual({ from: 1880, to: 1881 });
  expect(read("from=the fifties")).toMatchObject({
    years: RECORDS,
    faults: [{ kind: "no year", text: "the fifties" }],
  });
});

test("other choices that are none are said, too", () => {
  expect(read("measure=fame&scale=5").faults.map(({ kind }) => kind)).toEqual(["no choice", "no choice"]);
});

test("however long an address is, few names of few letters come out of it", () => {
  const names = Array.from(
    { length: 5000 },
    (_, place) => `n${String.fromCharCode(97 + (place % 26))}${place}`,
  );
  const { names: found } = read(`names=${names.join(",")}`);
  expect(found?.length).toBeLessThanOrEqual(60);
  expect(read(`names=${"x".repeat(9000)}`).names?.[0]).toHaveLength(40);
});

test("the address of a view leads to the same view", () => {
  for (const query of [
    "",
    "?names=hazel,sofia*",
    "?names=avery.girls,avery.boys,sofia.boys*",
    "?names=hazel&measure=rank&scale=linear&from=1950&to=2000",
    "?names=hazel&scale=log",
  ]) {
    expect(compareQuery(read(query), RECORDS)).toBe(query);
  }
});

test("what was typed and is no name stays in the address", () => {
  expect(compareQuery(read("names=hazel,zz&names=50% <b>"), RECORDS)).toBe("?names=hazel,zz,50%25%20%3Cb%3E");
});
