import { expect, test } from "vitest";
import { readBrowse } from "#app/names/browse/browse-query.ts";
import { buildBrowseView } from "#app/names/browse/build-browse-view.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { packChoices, packFilters, unpackChoices, unpackFilters } from "./packed-choices.ts";

const book = books.names;

test.each([
  "",
  "gender=girl&start=m&start=%C3%A9",
  "origin=Irish&theme=flowers&end=el&sort=rising",
  "start=q&end=zz",
])("the filters of /names?%s come out as they went in, in far fewer letters", (search) => {
  const { filters, genders } = buildBrowseView(book, readBrowse(new URLSearchParams(search)));
  expect(unpackFilters(packFilters(filters))).toEqual(filters);
  expect(unpackChoices(packChoices(genders))).toEqual(genders);
  expect(JSON.stringify(packFilters(filters)).length).toBeLessThan(JSON.stringify(filters).length / 2);
});

test("choices that are not counted, or none, stay so", () => {
  const choices = [{ value: "a", label: "A", count: null, chosen: true }];
  expect(unpackChoices(packChoices(choices))).toEqual(choices);
  expect(unpackChoices(packChoices([]))).toEqual([]);
});
