import { phrase } from "#domain/names/browse/rules/phrase.ts";
import { ORIGIN_PATTERN } from "./plain-origins.ts";
import { endOf, type ParsedPhrase } from "./parse-phrase.ts";
import { BEHIND_WHO } from "./who-likes.ts";

/** "easy to say in english": a language to speak, and no origin. */
const SPOKEN_IN =
  /(?:say|said|pronounced?|spell|write|read|works?|sounds?)\s+(?:\S+\s+)?(?:in|for|to)\s+(?:both\s+)?(?:\S+\s+(?:and|or|&)\s+)?$/iu;
/** "Want to show my granddaughter": who hears of it. */
const WHOM_TO_TELL =
  /(?<!\p{L})(?:show(?:ing)?|tell(?:ing)?|ask(?:ing)?|surpris(?:e|ing)|teach(?:ing)?|argu\p{L}+ with)\s+$/iu;
/** "with the last name garcia": a name that is there already, and no theme. */
const WITH_SURNAME = /(?:with|for|my|our)\s+(?:(?:the|a|my|our|his|her)\s+)*$/iu;
const SURNAME_DOES = /^(?:last\s?|family\s|sur)names?\s+(?:is|starts|begins|ends|has)(?!\p{L})/iu;
const SURNAME = phrase("(?:last |family |sur)names?(?! (?:as|vibes?|feel|feeling|style|energy))");
/** "With a long Italian last name": neither the length nor the origin is of the names wanted. */
const BEFORE_SURNAME = phrase(
  "(?:(?!with|and|that|which|names?|for|to|or|but)[\\p{L}-]+ ){0,4}?(?:last ?|family |sur)names?(?! (?:as|vibes?|feel|feeling|style|energy))",
);
const WITH_SUCH =
  /(?:with|for|match(?:es)?|before|has|have|having|got)\s+(?:an?|my|our|the|his|her|their)\s+(?:\p{L}+\s+){0,3}$/iu;
const OF_SURNAMES: ReadonlySet<string> = new Set(["origin", "pattern", "style", "era", "popularity"]);

/** "Our last name starts with S": of that name. */
const OTHER_NAME =
  /(?:(?<!\p{L})(?:(?:our|my|his|her|their|the|husband[’']?s|dad[’']?s|since|because|if|when|and|but)\s+|^\s*)|[,;.]\s*)(?:last\s?|family\s|sur)-?name\s+(?:that\s+|which\s+|already\s+)*$/iu;

const KIN = /^(?:grand|gran|nan|meemaw|gramm?)\p{L}*$/iu;
const OF_SOMEBODY =
  /(?:lost|miss|after|honou?r)\s+(?:my|our|his|her)\s+(?:(?:great|late|dear|sweet)[\s-]+)*$/iu;

/** "I love the nickname": what somebody says, and no theme. */
const LOVES = /^loves?(?!\p{L})/iu;

/** "Works in English and French": of names, and not of who says them. */
const WORKS_IN = /(?<!\p{L})works?(?:ing)?\s+(?:\S+\s+)?(?:in|for)\s+/iu;

const OF_ORIGIN = new RegExp(`(?<!\\p{L})(?:${ORIGIN_PATTERN})(?!\\p{L})`, "iu");

function isOneOfTwoHomes(text: string, { from, to }: ParsedPhrase): boolean {
  // "Persian names that work in English": of the one, and of the other.
  if (WORKS_IN.test(text.slice(0, from)) && OF_ORIGIN.test(text.slice(0, from))) return true;
  return (
    WORKS_IN.test(text.slice(0, from)) &&
    (/^\s*(?:and|&|\/)\s*\p{L}/iu.test(text.slice(to)) || /(?:and|&|\/)\s*$/iu.test(text.slice(0, from)))
  );
}

/** "Names from Little Women", "characters in Gossip Girl": the last word of a title, and nobody's sex. */
const IN_TITLE =
  /(?:(?<names>names?)|characters?|(?:people|someone|somebody) (?:from|in))\s+(?:from|in|inspired by)\s+(?<title>(?:[\p{L}’']+\s+){1,3})$/iu;
const SEVERAL = /^(?:girls|boys|women|men|ladies|gentlemen)[^\p{L}]*$/iu;
const NO_TITLE =
  /(?<!\p{L})(?:for|that|which|my|our|a|and|or|with|nature|bible|mythology|history|literature|space|books?|movies?|films?|europe|africa|asia)(?!\p{L})/iu;

function isOfTitle(before: string, said: string): boolean {
  const found = IN_TITLE.exec(before)?.groups;
  if (found === undefined || !/^\p{L}+[^\p{L}]*$/u.test(said)) return false;
  const { names, title = "" } = found;
  return (names === undefined || SEVERAL.test(said)) && !NO_TITLE.test(title) && !OF_ORIGIN.test(title);
}

/** No wish for the names wanted: of a language they are said in, or of the family. */
export function isAboutAnother(text: string, reading: ParsedPhrase): boolean {
  const { kind, from, to } = reading;
  const before = text.slice(0, from);
  if (kind === "pattern" && OTHER_NAME.test(before)) return true;
  if (OF_SURNAMES.has(kind) && endOf(BEFORE_SURNAME, text, from) !== null && WITH_SUCH.test(before))
    return true;
  // "I lost my grandma Rose": somebody, and no style of hers.
  if (kind === "style" && KIN.test(text.slice(from, to)) && OF_SOMEBODY.test(before)) return true;
  if (kind === "sex") return WHOM_TO_TELL.test(before) || isOfTitle(before, text.slice(from));
  if (kind === "theme" && LOVES.test(text.slice(from, to)) && BEHIND_WHO.test(before)) return true;
  // "Surname starts with B": of the name that is there already.
  if (kind === "theme" && SURNAME_DOES.test(text.slice(from))) return true;
  if (kind === "theme")
    return to <= (endOf(SURNAME, text, from) ?? 0) && (WITH_SURNAME.test(before) || WITH_SUCH.test(before));
  return kind === "origin" && SPOKEN_IN.test(before) && !isOneOfTwoHomes(text, reading);
}
