import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CuratedName, RELATIONS } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { SYLLABLES_BY_THE_EDITOR } from "./syllables-by-the-editor.ts";

const ids = new Set(COLLECTION.map(({ name }) => foldName(name)));

const MOST_FORMS = { variant: 6, cognate: 8, short: 5, counterpart: 4 } as const;
const MOST_NICKNAMES = 5;

/** IPA letters with their marks: what any source language may need, without brackets, spaces or capitals. */
const SOURCE_IPA = /^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Sk}ʼ. ]+$/u;

function faults(problemOf: (entry: CuratedName) => string | false): string[] {
  return COLLECTION.flatMap((entry) => {
    const problem = problemOf(entry);
    return problem === false ? [] : [`${entry.name}: ${problem}`];
  });
}

test("related forms are names: on SSA's records or in the collection; none is the name itself or stands twice", () => {
  const wrong = faults(({ name, related = {} }) => {
    for (const relation of RELATIONS) {
      const forms = (related[relation] ?? []).map(foldName);
      if (forms.length > MOST_FORMS[relation]) return `${forms.length} of ${relation}`;
      if (new Set(forms).size < forms.length) return `${relation} holds a form twice`;
      const odd = forms.filter((id) => id === foldName(name) || (!ids.has(id) && recordOf(records, id) < 0));
      if (odd.length > 0) return `${relation}: ${odd.join(", ")}`;
    }
    return false;
  });
  expect(wrong).toEqual([]);
});

test("at most five nicknames, each once, none of them the name", () => {
  const wrong = faults(({ name, nicknames = [] }) => {
    if (nicknames.length > MOST_NICKNAMES) return `${nicknames.length} nicknames`;
    if (new Set(nicknames).size < nicknames.length) return "a nickname twice";
    return nicknames.includes(name) && "its own nickname";
  });
  expect(wrong).toEqual([]);
});

test("further origins are of the list and not the first one again", () => {
  const wrong = faults(({ origin, alsoFrom = [] }) => {
    const odd = alsoFrom.filter((other) => other === origin || !ORIGINS.includes(other));
    return odd.length > 0 && odd.join(", ");
  });
  expect(wrong).toEqual([]);
});

test("the source language of a pronunciation is of the list, and its IPA holds letters and marks only", () => {
  const wrong = faults(({ sourceIpa }) => {
    if (sourceIpa === undefined) return false;
    if (!ORIGINS.includes(sourceIpa.language)) return sourceIpa.language;
    return !SOURCE_IPA.test(sourceIpa.ipa) && sourceIpa.ipa;
  });
  expect(wrong).toEqual([]);
});

test("syllables are those of the CMU dictionary, or of one of its readings, unless the editor has looked twice", () => {
  const counts = new Map(
    readFileSync(new URL("../../data/cmudict/syllables.tsv", import.meta.url), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([name = "", count = ""]) => [foldName(name), count.split("|").map(Number)] as const),
  );
  const differing = COLLECTION.filter(
    ({ name, syllables }) => counts.get(foldName(name))?.includes(syllables) === false,
  ).map(({ name }) => name);
  expect(differing).toEqual(SYLLABLES_BY_THE_EDITOR);
});
