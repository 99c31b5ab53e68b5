import { expect, test } from "vitest";
import { RELATIONS } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { foldScript } from "#domain/names/script/fold-script.ts";
import { NATIVE_SCRIPTS, scriptOf } from "#domain/names/script/native-script.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { WRITTEN_FORMS } from "#content/names/written-forms.ts";

/** Of a tradition with letters of its own, and without a spelling of it beyond doubt: why not. */
const UNWRITTEN: Readonly<Record<string, string>> = {
  Adara: "a word of star maps, as Adhara",
  Adhara: "a word of star maps, made from Arabic al-ʿadhārā",
  Aleyamma: "written in more than one way in Malayalam",
  Amiya: "Bengali writes it; most who have it here do not mean that name",
  Azael: "several angels of several spellings",
  Barnabas: "Acts has it in Greek letters alone",
  Berivan: "Kurmanji writes Kurdish in Latin letters",
  Bethany: "a village; the name was made of its English form",
  Cairo: "the English form of al-Qāhira",
  Cleo: "an English short form",
  Cressida: "Shakespeare’s and Chaucer’s form of a Greek word",
  Desdemona: "made by Italian storytellers of a Greek word",
  Dorian: "Wilde’s English name, not a Greek one",
  Galilee: "a region, given as a name in English alone",
  Hosanna: "a cry of the service, given as a name in English alone",
  Inara: "the word is Arabic, the name not",
  Jasper: "came through Latin and Dutch, and has no Persian spelling as a name",
  Kairo: "a spelling of Cairo",
  Liyana: "made outside the Arab world, and written in several ways",
  Magdalene: "an English and German form; the town was Migdal",
  Miya: "many spellings, none of them the usual one",
  Navi: "a short form, written as the longer name has it",
  Nazir: "two Arabic names that English writes alike",
  Neo: "the word is Greek, the name English and Tswana",
  Odessa: "named after a city that writes Ukrainian",
  Ozias: "the Greek Bible’s form",
  Philomena: "read on a Latin tombstone",
  Rojin: "Kurmanji writes Kurdish in Latin letters",
  Salome: "the Gospels have it in Greek letters alone",
  Saphira: "a spelling of Sapphira",
  Sapphira: "Acts has it in Greek letters alone",
  Sariah: "the Book of Mormon has it in English alone",
  Shilan: "Kurmanji writes Kurdish in Latin letters",
  Vashti: "Esther has it in Hebrew letters alone",
};

const byId = new Map(COLLECTION.map((entry) => [foldName(entry.name), entry]));

test("each form is in the letters of a language that the name is from, and stands once", () => {
  const odd = COLLECTION.flatMap((entry) =>
    (entry.script ?? []).filter((form) => {
      const native = scriptOf(entry, form);
      return native === undefined || /\p{Script=Latin}|\d/u.test(form);
    }),
  );
  expect(odd).toEqual([]);
  const twice = COLLECTION.filter(({ script = [] }) => new Set(script.map(foldScript)).size < script.length);
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test("a name of a tradition with letters of its own has its spelling, or is a respelling of one that has, or is named above", () => {
  const unwritten = COLLECTION.filter(({ origin, script }) => script === undefined && NATIVE_SCRIPTS[origin]);
  const alone = unwritten.filter(({ related = {} }) => {
    const relatives = RELATIONS.flatMap((relation) => related[relation] ?? []);
    return !relatives.some((name) => byId.get(foldName(name))?.script);
  });
  const wanted = alone.map(({ name }) => name).filter((name) => UNWRITTEN[name] === undefined);
  expect(wanted).toEqual([]);
  const named = Object.keys(UNWRITTEN).filter((name) => byId.get(foldName(name))?.script !== undefined);
  expect(named).toEqual([]);
});

test("what an entry says of its script, no table says again", () => {
  const again = WRITTEN_FORMS.flatMap(([form, ids]) =>
    ids
      .filter((id) => byId.get(id)?.script?.some((each) => foldScript(each) === foldScript(form)))
      .map((id) => `${form}=${id}`),
  );
  expect(again).toEqual([]);
});
