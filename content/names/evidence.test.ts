import { expect, test } from "vitest";
import { siteName } from "#domain/names/entry/cite.ts";
import { type Evidence, hostOf, inOrder, maySettle, sourceOf } from "#domain/names/entry/evidence.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { faults } from "#tests/fixtures/entry-faults.ts";
import { BIBLIOGRAPHY } from "./bibliography.ts";
import { BLOGS, LEXICON_SITES, SITES } from "./sites.ts";

test("a settled meaning has a work that may settle it, or two pages that are no blogs", () => {
  expect(
    faults(
      ({ certainty, evidence }) =>
        certainty === "settled" && !maySettle(evidence, BIBLIOGRAPHY) && "settled without enough evidence",
    ),
  ).toEqual([]);
});

test("evidence stands in order, names before words, and no place twice", () => {
  const wrong = faults(({ evidence }) => {
    if (inOrder(evidence).some((piece, at) => piece !== evidence[at]))
      return "evidence out of order: cite it";
    const sources = evidence.map(sourceOf);
    return sources.find((source, at) => sources.indexOf(source) !== at);
  });
  expect(wrong).toEqual([]);
});

test("every site whose page is cited has a name in sites.ts, and every site there is cited", () => {
  const nameless = faults(({ evidence }) => {
    const hosts = evidence.flatMap(hostsOf).filter((host) => siteName(host, SITES) === undefined);
    return hosts.length > 0 && `${hosts.join(", ")}: not in SITES of sites.ts`;
  });
  const cited = new Set(COLLECTION.flatMap(({ evidence }) => evidence.flatMap(hostsOf)));
  expect(nameless).toEqual([]);
  expect(Object.keys(SITES).filter((host) => !cited.has(host))).toEqual([]);
});

test("the hosts of blogs and of dictionaries are sites, and none is both", () => {
  const hosts = [...BLOGS, ...LEXICON_SITES];
  expect(hosts.filter((host) => !Object.hasOwn(SITES, host))).toEqual([]);
  expect(new Set(hosts).size).toBe(hosts.length);
});

/** The host of a cited page; of a work, none. */
function hostsOf(piece: Evidence): readonly string[] {
  return "address" in piece ? [hostOf(piece.address)] : [];
}
