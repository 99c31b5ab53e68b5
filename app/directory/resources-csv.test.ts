import { expect, test } from "vitest";
import { LISTINGS } from "#content/directory/listings.ts";
import type { Listing } from "#domain/directory/listing.ts";
import { resourcesCsv } from "./resources-csv.ts";

test("a file for spreadsheets has a line for each organization, and marks its letters as UTF-8", () => {
  const csv = resourcesCsv(LISTINGS);
  expect(csv.startsWith("\uFEFFid,name,category,type,state,city,")).toBe(true);
  expect(csv.match(/\r\n/g)).toHaveLength(LISTINGS.length + 1);
});

test("what holds commas or quotes is quoted; lists are joined; what lacks is empty", () => {
  const listing: Listing = {
    id: 7,
    name: 'The "Nest", Ohio',
    description: "Warm.",
    category: "Family Services",
    type: "local",
    location: { state: "Ohio" },
    contact: { phone: "503-555-0100" },
    services: ["Diapers", "Cribs"],
    ageGroups: ["All Ages"],
    cost: "low-cost",
    verified: false,
    checkedOn: "2026-11",
  };
  expect(resourcesCsv([listing]).split("\r\n")[1]).toBe(
    '7,"The ""Nest"", Ohio",Family Services,local,Ohio,,,503-555-0100,,,Diapers; Cribs,All Ages,low-cost,no,2026-11,Warm.',
  );
});
