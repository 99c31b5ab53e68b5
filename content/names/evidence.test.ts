import { expect, test } from "vitest";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { siteName } from "#domain/names/entry/cite.ts";
import { type Evidence, hostOf, inOrder, maySettle, sourceOf } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
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

test("a disputed meaning says so in its gloss: with another reading, or in words of doubt", () => {
  const DOUBT =
    /\b(or|perhaps|probably|settled|unsettled|uncertain|unclear|unsure|unknown|unexplained|disputed|debated|misreading|several|legend|tradition|said to|later read|by the Bible’s own reading|second part|other roots|no one|if)\b|;|\bin [A-Z]\w+,/;
  expect(
    faults(
      ({ certainty, meaning }) => certainty === "disputed" && !DOUBT.test(meaning) && `${meaning}: or what?`,
    ),
  ).toEqual([]);
});

test("spellings of one name with one meaning are equally certain, and none of them is a coinage of its own", () => {
  const byId = new Map(COLLECTION.map((entry) => [foldName(entry.name), entry]));
  const wrong = faults((entry) => {
    for (const spelling of entry.related?.variant ?? []) {
      const other = byId.get(foldName(spelling));
      if (other === undefined || ownMeaning(other) !== ownMeaning(entry)) continue;
      if (isSure(other) !== isSure(entry) || isUnknown(other) !== isUnknown(entry))
        return `${entry.certainty}, but ${other.name} is ${other.certainty}`;
      const isCoined = entry.origin === "Modern American" && other.origin !== "Modern American";
      if (isCoined && !isUnknown(entry)) return `Modern American, but ${other.name} is ${other.origin}`;
    }
    return false;
  });
  expect(wrong).toEqual([]);
});

test("a meaning that comes through another name is no surer than that name", () => {
  const byName = new Map(COLLECTION.map((entry) => [entry.name, entry]));
  const SURE = ["settled", "likely"];
  const rank = ({ certainty }: CuratedName) =>
    SURE.includes(certainty) ? SURE.indexOf(certainty) : SURE.length;
  const wrong = faults((entry) => {
    const parent = byName.get(/, through (\S+)$/.exec(entry.meaning)?.[1] ?? "");
    const isSurer = parent !== undefined && rank(entry) < rank(parent);
    return isSurer && `${entry.certainty}, but ${parent.name} is ${parent.certainty}`;
  });
  expect(wrong).toEqual([]);
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

/** A gloss without the name that it comes through: "elf ruler, through Aubrey". */
function ownMeaning({ meaning }: CuratedName): string {
  return meaning.replace(/^variant of \S+: /, "").replace(/, (?:through|as) [^,;]+$/, "");
}

/** Settled and likely count as one here: it is the evidence that parts them. */
function isSure({ certainty }: CuratedName): boolean {
  return certainty === "settled" || certainty === "likely";
}

function isUnknown({ certainty }: CuratedName): boolean {
  return certainty === "unknown";
}

/** The host of a cited page; of a work, none. */
function hostsOf(piece: Evidence): readonly string[] {
  return "address" in piece ? [hostOf(piece.address)] : [];
}
