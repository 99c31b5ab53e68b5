import { expect, test } from "vitest";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { CERTAINTIES } from "#domain/names/entry/evidence.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { openSite } from "#tests/pages/site/open-site.ts";
import { textOf, within } from "#tests/pages/site/queries.ts";

const site = await openSite();

/** The first entry of which it holds: readers go on citing, so no name is sure to stay as it is. */
function entryWith(holds: (entry: CuratedName) => boolean): CuratedName {
  const found = COLLECTION.find(holds);
  if (found === undefined) throw new Error("No entry of the collection is like that any more.");
  return found;
}

const COLLECTION_BY_CERTAINTY = CERTAINTIES.map(
  (certainty) => [certainty, entryWith((entry) => entry.certainty === certainty)] as const,
);
const cited = entryWith(
  ({ evidence }) =>
    new Set(evidence.map(({ kind }) => kind)).size === 2 &&
    evidence.every((piece) => piece.differs !== true && !("work" in piece && piece.work === "records")),
);
const unchecked = entryWith(({ evidence }) => evidence.length === 0);

test.for(COLLECTION_BY_CERTAINTY)(
  "a meaning that is %s says so beside what was checked",
  async ([, entry]) => {
    const page = await site.get(`/names/${foldName(entry.name)}`);
    const [hero, origin] = [page.select(".hero-mean"), page.select("section[aria-labelledby=meaning]")].map(
      textOf,
    );
    expect(origin).toContain(`How certain is it? ${NAME_WORDS.certainty[entry.certainty].word}`);
    // A dispute stands in the first lines; what we have not looked up never does.
    expect(hero?.includes("Disputed.")).toBe(entry.certainty === "disputed");
    for (const text of [hero, origin]) expect(text).not.toMatch(/Likely\.|Confidence|unverified/);
  },
);

test("each work that was opened is a link, those that explain the name first; where none was, the section says so", async () => {
  const checked = await site.get(`/names/${foldName(cited.name)}`);
  const works = within(checked.select("section[aria-labelledby=meaning]")).selectAll(".cites li");
  expect(works).toHaveLength(cited.evidence.length);
  expect(works.map((work) => textOf(within(work).select("b")))).toEqual([
    ...cited.evidence.filter(({ kind }) => kind === "names").map(() => "Name"),
    ...cited.evidence.filter(({ kind }) => kind === "word").map(() => "Word"),
  ]);
  for (const work of works) expect(within(work).select("a").getAttribute("href")).toMatch(/^https:/);
  const not = await site.get(`/names/${foldName(unchecked.name)}`);
  expect(not.text).toContain("What did we check? Not yet checked against a dictionary.");
  expect(textOf(not.select(".hero-mean"))).not.toContain("dictionary");
});
