import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { rulesSet, valuesOf, RULE_TABLE } from "#domain/names/browse/name-rules.ts";
import { readPlainQuery } from "./plain-query.ts";

/** What was understood, as an address writes it; and what was not. */
function read(text: string): string {
  const { rules, rest } = readPlainQuery(text, THEMES);
  const said = rulesSet(rules).map((rule) => `${RULE_TABLE[rule].key}=${valuesOf(rule, rules).join("|")}`);
  return [...said.toSorted(), ...(rest === "" ? [] : [`rest: ${rest}`])].join(" ");
}

const GIRL = "gender=girl";
const BOY = "gender=boy";
const NATURE = "nature|tree|flowers|bird|river|sea|forest|mountain|weather";
const RARE = "band=uncommon|rare|unpublished";

test.each([
  ["names with five letters", "letters=5"],
  ["lyn ending girl names", `end=lyn ${GIRL}`],
  ["names for my baby brother", BOY],
  ["names for boy and girl twins", ""],
  ["girl names from the 1800s", `era=1880-1899 ${GIRL}`],
  ["japanese traditional names", "origin=Japanese"],
  ["five letter girl names", `${GIRL} letters=5`],
  ["boy names 3 to 5 letters", `${BOY} letters=3-5`],
  ["names between 4 and 6 letters", "letters=4-6"],
  ["girl names under 6 letters", `${GIRL} letters=1-5`],
  ["boy names longer than 8 letters", `${BOY} letters=9-`],
  ["names shorter than 5 letters", "letters=1-4"],
  ["max 5 letters girl", `${GIRL} letters=1-5`],
  ["6 letters or less boy", `${BOY} letters=1-6`],
  ["at least 4 letters at most 6 letters", "letters=4-6"],
  ["nine or more letters boy", `${BOY} letters=9-`],
  ["names with a z in it", "has=z"],
  ["boy names containing ax", `${BOY} has=ax`],
  ["names with rose in them", "has=rose"],
  ["girl names with v", `${GIRL} has=v`],
  ["names with the letter q", "has=q"],
  ["names with double l", "has=ll"],
  ["girl names without the letter e", `${GIRL} without=e`],
  ["names without s or r", "without=s|r"],
  ["girl names with no k in it", `${GIRL} without=k`],
  ["boy names with no vowels at the end", `${BOY} not=a|e|i|o|u|y`],
  ["girl names that don't end in a", `${GIRL} not=a`],
  ["girl names not starting with k", `${GIRL} start=a|b|c|d|e|f|g|h|i|j|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z`],
  ["names with two ls", "has=ll"],
  ["girl names starting with a vowel", `${GIRL} start=a|e|i|o|u`],
  ["names ending in an ee sound", "end=y|ie|ee|i|ey|ea"],
  ["names ending with an a", "end=a"],
  ["k girl names", `${GIRL} start=k`],
  ["b girl names", `${GIRL} start=b`],
  ["names that start and end with a", "end=a start=a"],
  ["names with the same first letter as henry", "start=h"],
  ["names starting with a, b or c", "start=a|b|c"],
  ["girl names with double letters", `${GIRL} shape=double`],
  ["palindrome names", "shape=palindrome"],
  ["names spelled the same backwards", "shape=palindrome"],
  ["names that begin and end with the same letter", "shape=framed"],
  ["*ella", "end=ella"],
  ["*anna names", "end=anna"],
  ["jo*", "start=jo"],
  ["a*a girl names", `end=a ${GIRL} start=a`],
  ["b_n", "end=n letters=3 start=b"],
  ["monosyllabic boy names", `${BOY} syllables=1`],
  ["two beats girl names", `${GIRL} syllables=2`],
  ["names with 3 syllables or less", "syllables=1|2|3"],
  ["more than 2 syllables boy", `${BOY} syllables=3|4`],
])("letters and syllables: %s", (text, rules) => expect(read(text)).toBe(rules));

test.each([
  ["vintage girl names", `${GIRL} style=vintage`],
  ["old lady names", `${GIRL} rank=201- style=vintage`],
  ["grandpa names", `${BOY} rank=201- style=vintage`],
  ["old man names for a girl", `${GIRL} rank=201- style=vintage`],
  ["great grandma names", `${GIRL} rank=201- style=vintage`],
  ["antique boy names", `${BOY} style=vintage`],
  ["old school girl names", `${GIRL} style=vintage`],
  ["granny names coming back", `${GIRL} rank=201- style=vintage trend=returning`],
  ["grandpa names that are cool again", `${BOY} rank=201- style=vintage trend=returning`],
  ["timeless girl names", `${GIRL} style=classic`],
  ["names that never go out of style", "style=classic"],
  ["names that stand the test of time", "style=classic"],
  ["contemporary unisex names", "gender=unisex style=modern"],
  ["new girl names", `${GIRL} style=modern`],
  ["trending baby names", "trend=rising"],
  ["boys names rising fast", `${BOY} trend=rising`],
  ["up and coming girls names", `${GIRL} trend=rising`],
  ["declining girl names", `${GIRL} trend=falling`],
  ["girl names going out of style", `${GIRL} trend=falling`],
  ["dying out names", "trend=falling"],
  ["names making a comeback", "trend=returning"],
  ["girl names from 1985", `era=1985 ${GIRL}`],
  ["names from the early 90s", "era=1990-1993"],
  ["popular names in the 1920s", "era=1920s"],
  ["roaring twenties girl names", `era=1920s ${GIRL}`],
  ["most popular boy name in 1960", `era=1960 ${BOY}`],
  ["top 10 girl names of 1990", `era=1990 ${GIRL}`],
  ["names for someone born in 1972", "era=1972"],
  ["gen x boy names", `era=1965-1980 ${BOY}`],
  ["millennial girl names", `era=1981-1996 ${GIRL}`],
  ["victorian girl names", `era=1880-1901 ${GIRL}`],
  ["names between 1950 and 1960", "era=1950-1960"],
])("style and era: %s", (text, rules) => expect(read(text)).toBe(rules));

test.each([
  ["top 100 girl names", `${GIRL} rank=1-100`],
  ["boys names in the top 1,000", `${BOY} rank=1-1000`],
  ["not in the top 100 boys", `${BOY} rank=101-`],
  ["names outside of the top 1000", "rank=1001-"],
  ["girl names that aren't in the top fifty", `${GIRL} rank=51-`],
  ["number one girl name", `${GIRL} rank=1`],
  ["names ranked between 100 and 300", "rank=100-300"],
  ["boy names between 200 and 500 in popularity", `${BOY} rank=200-500`],
  ["most popular boy names right now", `${BOY} rank=1-200`],
  ["the 50 most common boy names", `${BOY} rank=1-50`],
  ["number 2 boy name", `${BOY} rank=2`],
  ["trendy girl names 2025", `${GIRL} trend=rising`],
  ["top baby names 2026", "rank=1-200"],
  ["most popular girl names 1975", `era=1975 ${GIRL}`],
  ["popular girl names", `${GIRL} rank=1-200`],
  ["popular but not top 10 girl names", `${GIRL} rank=11-200`],
  ["not too common girl names", `band=familiar|uncommon|rare|unpublished ${GIRL} rank=101-`],
  ["rare boy names", `${RARE} ${BOY} past=fresh`],
  ["uncommon girl names", `${RARE} ${GIRL} past=fresh`],
  ["one of a kind girl names", `${RARE} ${GIRL} past=fresh`],
  ["rare but known girl names", `band=uncommon|rare ${GIRL} past=known`],
  ["uncommon but not weird boy names", `band=uncommon|rare ${BOY} past=known`],
  ["unique girl names but not too weird", `${RARE} ${GIRL} past=known`],
  ["hidden gem girl names", `band=uncommon|rare ${GIRL} past=known`],
  ["names with under 100 babies last year", "births=0-99"],
  ["names given to at least 1,000 babies", "births=1000-"],
  ["rare vintage girl names", `${RARE} ${GIRL} past=fresh style=vintage`],
])("popularity: %s", (text, rules) => expect(read(text)).toBe(rules));

test.each([
  ["viking gods", "theme=norse"],
  ["greek goddess names", `${GIRL} theme=greek`],
  ["names from greek mythology", "theme=greek"],
  ["women of the bible names", `${GIRL} theme=bible`],
  ["old testament boy names", `${BOY} origin=Hebrew theme=bible`],
  ["arthurian legend names", "theme=arthurian"],
  ["shakespeare characters girl", `${GIRL} theme=shakespeare`],
  ["british royal family names", "theme=british"],
  ["names that are months of the year", "theme=calendar"],
  ["boy names that are animals", `${BOY} theme=animals`],
  ["girl names that are cities", `${GIRL} theme=place`],
  ["names after flowers", "theme=flowers"],
  ["girl names like flowers", `${GIRL} theme=flowers`],
  ["birthstone names for girls", `${GIRL} theme=gem`],
  ["christmas names for a december baby", "theme=christmas|winter"],
  ["last names as first names", "theme=surname"],
  ["music inspired boy names", `${BOY} theme=music`],
  ["names for a warrior princess", `${GIRL} theme=warrior|battle`],
  ["baby girl names nature", `${GIRL} theme=${NATURE}`],
  ["english flower names", "origin=English theme=flowers"],
])("themes: %s", (text, rules) => expect(read(text)).toBe(rules));

test.each([
  ["names from vietnam", "origin=Vietnamese"],
  ["girl names of ireland", `${GIRL} origin=Irish`],
  ["iranian girl names", `${GIRL} origin=Persian`],
  ["latina girl names", `${GIRL} origin=Spanish|Portuguese`],
  ["viking boy names", `${BOY} origin=Norse`],
  ["south indian names", "origin=Kannada|Malayalam|Tamil|Telugu|Sanskrit"],
  ["polynesian names", "origin=Hawaiian|Māori|Samoan|Tongan"],
  ["scottish heritage boy names", `${BOY} origin=Scottish|Scottish Gaelic`],
  ["old english names", "origin=English"],
])("cultures: %s", (text, rules) => expect(read(text)).toBe(rules));

test("Black names are a culture, never the color", () => {
  for (const text of [
    "black girl names",
    "names for black boys",
    "african american names",
    "black baby names",
  ]) {
    expect(read(text), text).toContain("origin=African American|Swahili");
  }
  for (const text of ["black cat", "the black keys"]) expect(read(text), text).toBe(`rest: ${text}`);
});

test("a chip says its rule where its label does not", () => {
  const ruleOf = (text: string) => readPlainQuery(text, THEMES).parts[0]?.rule;
  expect(ruleOf("celtic names")).toBe(
    "Names of Irish, Scottish, Scottish Gaelic, Welsh, Breton, Cornish or Manx origin or use",
  );
  expect(ruleOf("vintage names")).toBe("Peaked before 1950, and fell out of the top 200 later");
  expect(ruleOf("classic names")).toBe("In the top 500 for its sex in each of the last 100 years");
  expect(ruleOf("names from 1985")).toBe("In the top 200 for its sex in 1985");
  expect(ruleOf("rare names")).toMatch(/^Rarer than 1 in 2,000 today, and not in the top 100 in any year/);
});

test("names stay names, and likings likings", () => {
  expect(read("girl names like grace")).toBe(GIRL);
  expect(read("baby girl name grace")).toBe(`${GIRL} rest: grace`);
  for (const text of ["April May", "Dallas Winter", "mary ann", "hidden figures", "modern art"]) {
    expect(read(text), text).toBe(`rest: ${text}`);
  }
});
