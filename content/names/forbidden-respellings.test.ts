import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forbiddenSyllables, forbiddenWordFinder } from "#domain/fit/rules/forbidden-word.ts";
import { openLength } from "#domain/games/length-challenge/open-length.ts";
import type { PackedPool } from "#domain/games/pool/packed-pool.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { LENGTH_ITEMS } from "#content/games/length-challenge.ts";
import { FORBIDDEN_WORDS } from "./forbidden-respellings.ts";

/** Names with a syllable that sounds like one of the words, and that nobody hears as one: an editor has listened to each. */
const INNOCENT: ReadonlySet<string> = new Set([
  "Aspen",
  "Aspyn",
  "Aster",
  "Aston",
  "Astoria",
  "Astraea",
  "Astrid",
  "Horace",
  "Horia",
  "Jorge",
  "Malcolm",
  "Malcom",
]);

/** Words of notes that are what they say there: the crime that began a republic, and a species. */
const MEANT: Readonly<Record<string, string>> = { Lucrezia: "rape", Naledi: "Homo" };

/** What a note compares the sound of a name with: "said like moon", "rhymes with Woden or frozen". */
const COMPARED =
  /(?:said|sounds?|sounding|spoken|pronounced|heard|reads?) (?:much |just |exactly |something |rather )?(?:like|as)(?: the(?: English)? word)? ([^.,;:()]+)|(?:rhym\w+|homophone|sound) (?:with|of|for) ([^.,;:()]+)|like the(?: English)? word ([^.,;:()]+)/gi;

const forbidden = forbiddenWordFinder(FORBIDDEN_WORDS);

function comparedIn(note: string): readonly string[] {
  return Array.from(note.matchAll(COMPARED)).flatMap(([, ...found]) =>
    found.flatMap((text) => (text ?? "").split(/[^\p{L}-]+/u)).filter((word) => word.length > 2),
  );
}

test("no respelling of the collection spells or sounds like a slur or a rude word", () => {
  expect(COLLECTION.flatMap(({ name, say }) => (forbidden(say) === null ? [] : [`${name}: ${say}`]))).toEqual(
    [],
  );
  const syllables = COLLECTION.filter(({ say }) => forbiddenSyllables(say, FORBIDDEN_WORDS).length > 0);
  expect(syllables.map(({ name }) => name).toSorted()).toEqual([...INNOCENT].toSorted());
});

test("no note compares a name with such a word, and none prints one", () => {
  const wrong = COLLECTION.flatMap(({ name, note, meaning }) => {
    const words = `${note} ${meaning}`.split(/[^\p{L}-]+/u);
    const spelled = words.filter((word) => FORBIDDEN_WORDS.some(([each]) => each === word.toLowerCase()));
    const meant = spelled.filter((word) => word !== MEANT[name]);
    return [...meant, ...comparedIn(note).filter((word) => forbidden(word) !== null)].map(
      (word) => `${name}: ${word}`,
    );
  });
  expect(wrong).toEqual([]);
});

test("no name of the game of beats is written like such a word", () => {
  const packed: PackedPool = JSON.parse(
    readFileSync(new URL("../../data/games/length-challenge.json", import.meta.url), "utf8"),
  );
  const items = [...LENGTH_ITEMS, ...openLength(packed.rows).map(({ item }) => item)];
  expect(items.length).toBeGreaterThan(600);
  expect(items.flatMap(({ say }) => (forbidden(say) === null ? [] : [say]))).toEqual([]);
});

test("a word is found by its spelling and by its sound, however it is written", () => {
  for (const written of [
    "coon",
    "KOON",
    "koon",
    "DYKE",
    "DYK",
    "DIKE",
    "KUNT",
    "PEE-nus",
    "NIG-er",
    "FAG",
    "SPIK",
  ])
    expect(forbidden(written), written).not.toBeNull();
  for (const innocent of ["moon", "KOH-un", "dih-KEM-bay", "HAN-suh", "ah-SAH-nuh", "KOK-oh", "NY-jul"])
    expect(forbidden(innocent), innocent).toBeNull();
});

test("the comparisons of a note are read, wherever they stand", () => {
  expect(comparedIn("It is short for Koenraad, and said like coon.")).toEqual(["coon"]);
  expect(comparedIn("As a first name it rhymes with Woden.")).toEqual(["Woden"]);
  expect(comparedIn("It sounds like the English word tune, or nearly.")).toEqual(["tune"]);
});
