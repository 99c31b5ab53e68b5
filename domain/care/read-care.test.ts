import { expect, test } from "vitest";
import { FORBIDDEN_WORDS } from "#content/names/forbidden-respellings.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { isUrgent, readCare } from "./read-care.ts";
import { isSlur } from "./slurs.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const readAs = (care: string | null, texts: string) => {
  for (const text of texts.trim().split(/\n\s*/)) expect(readCare(text), text).toBe(care);
};

test("who thinks of dying or of hurting themselves sees crisis lines", () => {
  readAs(
    "crisis",
    `i want to kill myself
    I don’t want to live anymore
    wish i was dead
    i wish i had never been born
    feel like dying
    sucidal thoughts
    thinking about suiside
    no reason to live
    my family is better off without me
    i keep cutting myself
    want to end my life
    how do i die painlessly
    i just want to dissapear
    tired of living
    kms
    names for when i kill myself`,
  );
});

test("an everyday word one slip away is none of theirs", () => {
  readAs(
    null,
    `not overused boy names
    girl names that arent overused`,
  );
});

test("who cannot cope does, too", () => {
  readAs(
    "crisis",
    `i cant do this anymore
    I can't cope with my newborn
    not coping
    i cant go on
    i feel so hopeless
    i feel like a failure
    im losing my mind
    i hate my baby
    i regret having a baby
    i cant stop crying
    think i have postpartum depression
    postpartum psychosis
    help me`,
  );
});

test("so does who is hurt by somebody, or afraid of hurting somebody", () => {
  readAs(
    "crisis",
    `my boyfriend chokes me
    he hit me again
    husband threatened to kill me
    im scared of my partner
    my ex is abusive
    domestic violence help
    abusive husband
    being beaten at home
    i shook my baby
    i want to throw him against the wall
    afraid ill hurt my newborn
    thoughts of harming my baby
    scared to be alone with my baby`,
  );
});

test("so does who was poisoned, or does not breathe", () => {
  readAs(
    "crisis",
    `toddler drank bleach
    my son ate a battery
    baby swallowed tylenol
    took too many pills
    i overdosed
    ovredose
    baby isn't breathing
    my daughter is unconscious
    i think my kid is poisoned`,
  );
});

test("names, meanings and everyday trouble are no cry for help", () => {
  readAs(
    null,
    `names that mean death
    names meaning pain
    die
    dolores
    killian
    how to die wool
    death
    mallory
    girl names like violet
    names not coming back
    poison ivy
    names that mean warrior who kills
    i cant decide on a name
    i cant think of any names anymore
    help me find a name
    losing my mind over baby names
    baby shower names
    throw a baby shower
    baby wont stop crying
    poison control number
    postpartum depression virginia
    names my husband will love
    names i wish i had used
    i hate popular names
    strong boy names
    brother names for henry
    names ending in it`,
  );
});

test("mockery of a people, a class or a child is no list; what is not to be so is no mockery", () => {
  readAs(
    "mockery",
    `ghetto names
    trashy boy names
    hillbilly names
    hilarious black names
    stereotypical mexican names
    names to make fun of
    baby names i can laugh at
    prostitute names
    nazi names
    worst baby names
    stupid girl names
    names for a baby i hate
    joke names`,
  );
  readAs(
    null,
    `girl names that arent trashy
    names from little red riding hood
    names from big fat greek wedding
    characters from ugly betty
    names that crack me up
    names that dont sound dumb
    not too tacky names
    names that mean lame
    chinese girl names
    black girl names
    funny
    white
    fat`,
  );
});

test("slurs are known without being written out, in the plural and with digits", () => {
  const words = FORBIDDEN_WORDS.map(([word]) => word);
  const slurs = words.slice(0, words.indexOf("anal"));
  // One is given as a name to this day.
  expect(slurs.filter((word) => !isSlur(word))).toEqual(["dago"]);
  for (const slur of slurs.filter(isSlur)) {
    expect(readCare(`${slur} names`), slur).toBe("mockery");
    expect(readCare(`names for ${slur}s`), slur).toBe("mockery");
  }
  const withDigits = slurs.filter((word) => isSlur(word.replaceAll("i", "1").replaceAll("e", "3")));
  expect(withDigits.length).toBe(slurs.length - 1);
});

test("no name of the collection and none that is given today stirs care", () => {
  const given = recordNumbers(records).flatMap((record) =>
    (records.recentBirths[record] ?? 0) >= 50 ? [records.names.at(record)] : [],
  );
  // Gathered: 40,000 calls of expect would take longer than the reading.
  const stirs = (text: string) => readCare(text) !== null;
  const names = [...COLLECTION.map((entry) => entry.name), ...given];
  expect(names.filter((name) => stirs(name) || stirs(`${name} name`))).toEqual([]);
  const meanings = COLLECTION.map(({ meaning }) => `names that mean ${meaning}`);
  expect(meanings.filter(stirs)).toEqual([]);
});

test("in the search of the whole site, who looks for a number to call sees it first", () => {
  for (const text of [
    "my baby swallowed a battery",
    "I can’t cope anymore",
    "poison control",
    "child abuse hotline",
    "988",
  ])
    expect(isUrgent(text), text).toBe(true);
  for (const text of ["postpartum hotline", "car seat", "poisonous plants", "baby names"])
    expect(isUrgent(text), text).toBe(false);
});
