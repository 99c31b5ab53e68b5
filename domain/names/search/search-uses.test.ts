import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { whyText } from "./why.ts";

const book = openSearchedBook();
const found = (text: string) => book.answer({ text, rules: NO_RULES }).names;
const ids = (text: string) => found(text).map(({ id }) => id);

test("a language has the names that are usual in it, wherever they come from, and the reason says so", () => {
  expect(ids("english boy names").slice(0, 12)).toEqual(
    expect.arrayContaining(["james", "william", "henry"]),
  );
  expect(ids("russian boy names")).toEqual(expect.arrayContaining(["ivan", "vladimir", "dmitri"]));
  const james = found("english boy names").find(({ id }) => id === "james");
  expect(james && whyText(james.why)).toBe("used in English");
});

test("names of an older language that it always called its own come with its own, others after them", () => {
  const finnish = ids("finnish girl names");
  expect(finnish.indexOf("aino")).toBeLessThan(finnish.indexOf("emma"));
  expect(ids("hebrew girl names").slice(0, 20)).not.toContain("emma");
  expect(ids("irish boy names").slice(0, 20)).not.toContain("james");
});

test("of several languages the reason names none, as one would tell too little", () => {
  const { names } = book.answer({ text: "scandinavian girl names", rules: NO_RULES, limit: 300 });
  const emma = names.find(({ id }) => id === "emma");
  // Those that come from there stand before her.
  expect(names.findIndex(({ id }) => id === "freya")).toBeLessThan(
    names.findIndex(({ id }) => id === "emma"),
  );
  expect(emma && whyText(emma.why)).toBe("matches your search");
});

test("Native American is no origin, and gathers the names of each people's language", () => {
  expect(ids("native american names").toSorted()).toEqual(
    "cheyenne dakota kateri kenai koda kota chaska nizhoni sequoia sequoyah shandiin tallulah winona"
      .split(" ")
      .toSorted(),
  );
});

test.each([
  ["משה", "moses"],
  ["שרה", "sarah"],
  ["Ιωάννης", "john"],
  ["Владимир", "vladimir"],
  ["محمد", "muhammad"],
  ["葵", "aoi"],
  ["ආ", undefined],
  ["තරිඳු", "tharindu"],
  ["בר תלמי", "bartholomew"],
])("%s is found as it is written", (text, id) => {
  expect(ids(text).includes(id ?? "")).toBe(id !== undefined);
});
