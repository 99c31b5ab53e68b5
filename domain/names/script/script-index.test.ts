import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { searchOver } from "#tests/fixtures/search-over.ts";
import { whyText } from "#domain/names/search/why.ts";
import { foldScript } from "./fold-script.ts";
import { isOtherScript } from "./script.ts";
import { inLatinLetters } from "./script-letters.ts";

const search = searchOver(
  {
    Maria: 900,
    Mary: 800,
    Valentina: 700,
    Karishma: 60,
    Hana: 90,
    Melina: 50,
    Natan: 40,
    Minho: 30,
    Nana: 10,
  },
  [
    curatedByHand({ name: "Natan", origin: "Hebrew" }),
    curatedByHand({ name: "Salman", origin: "Arabic" }),
    curatedByHand({ name: "Selma", origin: "German" }),
  ],
  {
    writtenForms: [
      ["Мария", ["maria", "mary", "mariya"]],
      ["أحمد", ["ahmad"]],
      ["花", ["hana"]],
    ],
  },
);
const reasons = (text: string) =>
  search.explain(text, "all", 50).map(({ id, why }) => `${id}: ${whyText(why)}`);

test("a reviewed form finds the names it is, in their order, and those on no record are left out", () => {
  expect(reasons("Мария")).toEqual(["maria: written Мария", "mary: written Мария"]);
  expect(search.find("МАРИЯ", "all", 1)).toEqual(["maria"]);
  expect(search.find("花", "all", 50)).toEqual(["hana"]);
});

test("letters that no editor has reviewed may be a name, and say so", () => {
  expect(reasons("Валентина")).toEqual(["valentina: perhaps written Валентина"]);
  expect(search.find("करिश्मा", "all", 50)).toEqual(["karishma"]);
  expect(search.find("はな", "all", 50)).toEqual(["hana"]);
  expect(search.find("Μελίνα", "all", 50)).toEqual(["melina"]);
  expect(search.find("მელინა", "all", 50)).toEqual(["melina"]);
  expect(search.find("Մելինա", "all", 50)).toEqual(["melina"]);
  expect(search.find("민호", "all", 50)).toEqual(["minho"]);
});

test("of Hebrew and Arabic the consonants find curated names of those languages alone", () => {
  expect(search.find("נָתָן", "all", 50)).toEqual(["natan"]);
  expect(search.find("سَلْمَان", "all", 50)).toEqual(["salman"]);
});

test("characters that are words, and letters that are no name, find nothing", () => {
  for (const text of ["李明", "привет", "ขวัญ", "김", "שלום לך", "👶 Ж"])
    expect(reasons(text), text).toEqual([]);
});

test("several words are one name or several", () => {
  expect(search.find("Мария Валентина", "all", 50)).toEqual(["maria", "mary", "valentina"]);
  expect(search.find("Мария meaning", "all", 50)).toEqual(["maria", "mary"]);
});

test("signs, points, final forms and letters of neighbors make no difference", () => {
  for (const [one, other] of [
    ["Алёна", "алена"],
    ["Олексій", "Олексии"],
    ["Ґанна", "ганна"],
    ["Σοφία", "ΣΟΦΙΑ"],
    ["Νίκος", "νικοσ"],
    ["אַבְרָהָם", "אברהמ"],
    ["חיים", "חים"],
    ["مُحَمَّد", "محمد"],
    ["فاطمة", "فاطمه"],
    ["أحمد", "احمد"],
    ["محـــمد", "محمد"],
    ["علی", "علي"],
    ["ماه‌نور", "ماهنور"],
    ["サクラ", "さくら"],
    ["ｻｸﾗ", "サクラ"],
  ] as const) {
    expect(foldScript(one), one).toBe(foldScript(other));
  }
  expect(foldScript("が")).not.toBe(foldScript("か"));
  expect(foldScript("रवि")).not.toBe(foldScript("रव"));
});

test("Latin letters with accents and signs are no other script", () => {
  for (const text of [
    "Łukasz",
    "Søren",
    "Weiß",
    "Đorđe",
    "Þóra",
    "Æsa",
    "Işıl",
    "ʻIolani",
    "O’Brien",
    "Zoë 2",
    "Ａｎｎａ",
  ])
    expect(isOtherScript(text), text).toBe(false);
  for (const text of ["Ж", "Ω", "א", "ع", "अ", "花", "か", "민", "Ա", "ა", "ท", "አ"])
    expect(isOtherScript(text), text).toBe(true);
});

test("letters are read as English names spell them", () => {
  for (const [text, script, latin] of [
    ["Святослав", "Cyrillic", "sviatoslav"],
    ["Ευαγγελία", "Greek", "evangelia"],
    ["सूरज", "Devanagari", "suraj"],
    ["सिद्धार्थ", "Devanagari", "siddharth"],
    ["현우", "Hangul", "hyeonu"],
    ["きょうこ", "Kana", "kyouko"],
    ["გიორგი", "Georgian", "giorgi"],
    ["Տիգրան", "Armenian", "tigran"],
  ] as const) {
    expect(inLatinLetters(foldScript(text), script), text).toBe(latin);
  }
});

test("full-width letters are letters", () => {
  expect(search.find("Ｍａｒｙ", "all", 1)).toEqual(["mary"]);
});
