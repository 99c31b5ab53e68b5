import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { ENTRIES_FOLDER, faults, places } from "#tests/fixtures/entry-faults.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { letterText } from "#tools/collection/letter-text.ts";
import { readLetters } from "#tools/collection/read-letter.ts";

const ids = COLLECTION.map(({ name }) => foldName(name));

/** Entries whose sex of use is not the one that the records give (ruling 12), each with the editor's reason. */
const SEX_OF_USE_BY_THE_EDITOR: Readonly<Record<string, string>> = {
  dung: "Dũng is given to boys; without accents the records count it together with Dung, a name for girls",
  thao: "in Vietnam Thảo is given to girls; without accents the records cannot tell it from other names",
};

/** Words that may begin a gloss with a capital, beside origins, names of the collection and possessives ("Cola's settlement"). */
const PROPER_NOUNS = new Set(
  (
    "Amal American Asia Bethlehem Caesar California Christmas Dorian Frankish Friday Gaelic Galilee God I Illyrian Ireland Lee Lindsey " +
    "Lochlann Lou Moorish Norman O Old Roman Saint Sita Skylar Sweden Yahweh"
  ).split(" "),
);

const IPA = /^[ɑæʌəɔabdðɛɝɚefɡhɪiklmnŋopɹsʃtθʊuvwjzʒˈˌ]+$/;
const IPA_VOWELS = /aɪ|aʊ|eɪ|oʊ|ɔɪ|[ɑæʌəɔaɛɝɚeɪioʊu]/g;

test("each field of each entry is what it should be", () => {
  expect(readLetters(ENTRIES_FOLDER).flatMap((letter) => letter.faults)).toEqual([]);
});

test("a letter's file stands as programs write it: npm run collection -- tidy", () => {
  for (const { file, entries } of readLetters(ENTRIES_FOLDER)) {
    expect(readFileSync(new URL(file, ENTRIES_FOLDER), "utf8"), file).toBe(letterText(entries));
  }
});

test("every entry of every letter's file is gathered", () => {
  expect([...places.keys()].toSorted()).toEqual(COLLECTION.map(({ name }) => name).toSorted());
});

test("each folded spelling stands once", () => {
  expect(faults(({ name }, at) => ids.indexOf(foldName(name)) !== at && "stands twice")).toEqual([]);
});

test("a name stands in the file of its first letter, in alphabetical order", () => {
  const wrong = faults(({ name }, at) => {
    const id = foldName(name);
    if (places.get(name)?.file !== `${id.slice(0, 1)}.json`) return "stands in another letter's file";
    const before = ids[at - 1] ?? "";
    return before.slice(0, 1) === id.slice(0, 1) && before > id && `comes after ${before}`;
  });
  expect(wrong).toEqual([]);
});

test("other spellings fold to the same id", () => {
  const wrong = faults(({ name, alsoWritten = [] }) =>
    alsoWritten.filter((form) => foldName(form) !== foldName(name) || form === name).join(", "),
  );
  expect(wrong).toEqual([]);
});

test("the origin is one of the list", () => {
  expect(faults(({ origin }) => !ORIGINS.includes(origin) && `${origin} is no origin`)).toEqual([]);
});

test("the sex of use is that of the records, unless the editor says why not", () => {
  const wrong = faults(({ name, gender }) => {
    const record = recordOf(records, foldName(name));
    const recorded = record === -1 ? gender : recordedSexOfUse(records, record);
    const excused = Object.hasOwn(SEX_OF_USE_BY_THE_EDITOR, foldName(name));
    if (recorded === gender) return excused && "needs no excuse any more";
    return !excused && `${gender}, but the records say ${recorded}`;
  });
  expect(wrong).toEqual([]);
});

test("a gloss has 2 to 60 characters, starts in lower case unless with a proper noun, and is not the name", () => {
  const wrong = faults(({ name, meaning }) => {
    const first = meaning.split(/[ ,:;]/)[0] ?? "";
    if (meaning.length < 2 || meaning.length > 60) return `the gloss has ${meaning.length} characters`;
    if (foldName(meaning) === foldName(name)) return "the gloss is the name";
    if (/["“”„«»]|^['‘]|['’]$/.test(meaning) || meaning.endsWith("."))
      return "the gloss has quotes or a full stop";
    const known = [...PROPER_NOUNS, ...ORIGINS].includes(first) || ids.includes(foldName(first));
    const proper = known || /['’]s$/.test(first);
    return (
      first !== first.toLowerCase() && !proper && `${first}: is it a proper noun? Then add it to the list`
    );
  });
  expect(wrong).toEqual([]);
});

test("a note has 40 to 280 characters and no exclamation mark", () => {
  const wrong = faults(({ note }) => {
    if (note.length < 40 || note.length > 280) return `the note has ${note.length} characters`;
    return note.includes("!") && "the note cries out";
  });
  expect(wrong).toEqual([]);
});

test("apostrophes are curly, as everywhere on the site", () => {
  expect(faults(({ meaning, note }) => `${meaning} ${note}`.includes("'") && "write ’ for '")).toEqual([]);
});

test("the respelling has a part for each syllable, in plain letters, and one of them in capitals", () => {
  const wrong = faults(({ say, syllables }) => {
    const parts = say.split("-");
    if (!parts.every((part) => /^([A-Z]+|[a-z]+)$/.test(part)))
      return `${say}: letters a–z, all small or all capitals`;
    if (parts.length !== syllables) return `${say} has ${parts.length} parts, not ${syllables}`;
    return parts.filter((part) => part === part.toUpperCase()).length !== 1 && `${say}: one part in capitals`;
  });
  expect(wrong).toEqual([]);
});

test("the IPA keeps to its alphabet, has a vowel for each syllable, and one main stress where there are several", () => {
  const wrong = faults(({ ipa, syllables }) => {
    if (!IPA.test(ipa)) return `${ipa}: a letter that is not in the alphabet`;
    const vowels = ipa.match(IPA_VOWELS)?.length ?? 0;
    if (vowels !== syllables) return `${ipa} has ${vowels} vowels, not ${syllables}`;
    return (
      ipa.split("ˈ").length - 1 !== (syllables > 1 ? 1 : 0) && `${ipa}: one main stress, none in one syllable`
    );
  });
  expect(wrong).toEqual([]);
});

test("the stress falls on the same syllable in the respelling and in the IPA", () => {
  const wrong = faults(({ say, ipa, syllables }) => {
    if (syllables === 1) return false;
    const spelled = say.split("-").findIndex((part) => part === part.toUpperCase());
    const spoken = (ipa.split("ˈ")[0] ?? "").match(IPA_VOWELS)?.length ?? 0;
    return spelled !== spoken && `${say} against ${ipa}`;
  });
  expect(wrong).toEqual([]);
});

test("no two entries share a note: each name has a history of its own", () => {
  const notes = COLLECTION.map(({ note }) => note);
  expect(faults(({ note }, at) => notes.indexOf(note) !== at && "the note of another entry")).toEqual([]);
});
