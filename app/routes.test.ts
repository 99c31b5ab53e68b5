import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import routes from "./routes.ts";

/** Parts of addresses that stand where a name's page would, such as "lists" in /names/lists. */
const reserved = [
  ...new Set(
    routes.flatMap(({ path }) => {
      const [names, part] = path?.split("/") ?? [];
      return names === "names" && part !== undefined && !part.startsWith(":") ? part : [];
    }),
  ),
];

test("no page of our own takes the address of a name (ruling 13)", () => {
  const curated = new Set(COLLECTION.map(({ name }) => foldName(name)));
  expect(reserved).toEqual(expect.arrayContaining(["lists", "about-the-data"]));
  // A name's page answers to every spelling that folds to it, so the folded word must be no name.
  const taken = reserved.map(foldName).filter((id) => recordOf(records, id) !== -1 || curated.has(id));
  expect(taken).toEqual([]);
});
