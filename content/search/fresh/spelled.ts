import { ahead, each, none, some, told } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** By spelling, sound and letters. */
export const SPELLED: Readonly<Record<string, readonly Wish[]>> = {
  "exact and slips": [
    some("Penelopy", 1, "penelope"),
    ahead("magnus", "magnus"),
    some("Genevive", 1, "genevieve"),
    some("cristofer", 1, "christopher", { forbid: ["christina"] }),
    some("jermiah", 1, "jeremiah"),
    some("Anastashia", 1, "anastasia"),
    some("maximillian", 1, "maximilian"),
    some("elenor", 1, "eleanor"),
  ],
  "by ear": [
    some("names that rhyme with Jane", 4, "zane lane kane shane dane elaine wayne blaine", {
      forbid: ["janet", "janelle", "diane"],
    }),
    told("how is Niamh pronounced", "niamh", "NEEV"),
    some("sounds like kaitlin", 3, "caitlin kaitlyn katelyn caitlyn katelynn kaitlynn"),
    some("names that rhyme with molly", 3, "holly dolly polly", { forbid: ["emily", "kelly", "sally"] }),
    some("shivawn", 1, "siobhan"),
    some("soft sounding girl names", 3, "luna mila amelia lily nora elena", { allSatisfy: { sex: "girl" } }),
    some("boy names with a hard k sound", 3, "jack lucas luke carter jacob jackson", {
      allSatisfy: { sex: "boy" },
    }),
    told("joaquin how do u say it", "joaquin", "KEEN"),
  ],
  scripts: [
    some("София", 2, "sofia sophia"),
    ahead("יעל", "yael"),
    some("مريم", 1, "maryam mariam"),
    ahead("さくら", "sakura"),
    some("Γιώργος", 1, "george", { forbid: ["georgia"] }),
  ],
  letters: [
    each("girl names starting with Z", { sex: "girl", starts: ["z"] }),
    each("boy names ending in o", { sex: "boy", ends: ["o"] }),
    each("three letter boy names", { sex: "boy", letters: [3, 3] }),
    each("names with double t", { contains: ["tt"] }),
    each("names that start and end with a", { starts: ["a"], ends: ["a"] }),
    each("palindrome names", { palindrome: true }),
    each("boy names starting with th", { sex: "boy", starts: ["th"] }),
    each("two syllable girl names that end with a", { sex: "girl", syllables: [2, 2], ends: ["a"] }),
  ],
  "misspelled wishes": [
    { query: "strng boi nmes", wants: { understood: ["theme", "sex"], allSatisfy: { sex: "boy" } } },
    some("biblicle names for gurls", 3, "hannah abigail sarah leah naomi ruth rachel elizabeth mary", {
      allSatisfy: { sex: "girl" },
    }),
    some("populer naems 2020", 4, "liam noah olivia emma"),
    {
      query: "old fasion girl names",
      wants: { understood: ["style", "sex"], allSatisfy: { sex: "girl", peak: [1880, 1960] } },
    },
    some("sibiling names for Caleb", 1, "abigail elijah nathaniel gabriel isaiah", {
      understood: ["relation"],
    }),
    some("scandanavian boys name", 3, "erik soren axel odin johan gunnar leif", {
      allSatisfy: { sex: "boy" },
    }),
    each("uneek names for girl", { sex: "girl", rank: [101] }),
    each("gender nuetral babby names", { sex: "unisex" }),
  ],
  nonsense: [
    none("asdkjfhg"),
    none("poopyhead mcfartface"),
    none("worst baby names ever lol"),
    none("name for my fat orange cat"),
    none("your names suck"),
  ],
};
