import { expect, test } from "vitest";
import { PRINTABLES } from "#content/printables/printables.ts";
import { faultsIn } from "#tests/support/structured-data.ts";
import { printablesMeta, templateMeta } from "./printables-meta.ts";

const ORIGIN = "https://names.example.org";
const thingsIn = (head: ReturnType<typeof printablesMeta>) =>
  head.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));

test("the page of the sheets is a list of seven", () => {
  const things = thingsIn(printablesMeta(ORIGIN));
  expect(faultsIn(things)).toEqual([]);
  const told = JSON.stringify(things);
  expect(told).toContain('"numberOfItems":7');
  expect(told).toContain(`${ORIGIN}/templates/size-tracker`);
});

test("a sheet is a free document with a file for each paper, at an address of its own, and nothing medical", () => {
  for (const printable of PRINTABLES) {
    const head = templateMeta(printable, ORIGIN);
    const things = thingsIn(head);
    expect(faultsIn(things), printable.id).toEqual([]);
    const told = JSON.stringify(things);
    for (const paper of ["letter", "a4"]) {
      expect(told).toContain(`${ORIGIN}/api/printables/${printable.id}.pdf?paper=${paper}`);
    }
    expect(told).toContain('"isAccessibleForFree":true');
    expect(told).not.toContain("Medical");
    expect(head).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `${ORIGIN}/templates/${printable.id}`,
    });
  }
});

test("titles and descriptions are short enough for a list of results", () => {
  for (const printable of PRINTABLES) {
    const description = templateMeta(printable, ORIGIN).flatMap((tag) =>
      "name" in tag && tag.name === "description" && "content" in tag ? [String(tag.content)] : [],
    );
    expect(description[0]?.length, printable.id).toBeGreaterThan(70);
    expect(description[0]?.length, printable.id).toBeLessThan(180);
  }
});
