import { ownValue } from "#domain/own-value.ts";
import { type FindName, type FoundName, isNoName } from "#domain/names/answer/words/find-name.ts";
import {
  rewrittenWords,
  type Typed,
  type TypedWords,
  typedWords,
  withNames,
} from "#domain/names/answer/words/typed-words.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { originsCalled } from "#domain/names/plain/plain-origins.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";
import { isCommonSurname } from "./common-surnames.ts";

/** A last name that a text speaks of. */
export type ReadSurname = {
  /** With capitals: "Garcia", "de la Cruz". */
  readonly surname: string;
  /** The first name that it is held against: "does Ava go with Garcia". */
  readonly first: FoundName | null;
  readonly place: Typed;
  /** The text without it, each character where it was. */
  readonly rest: string;
};

const WORD =
  "(?<last>(?:(?:de|la|del|della|di|da|dos|van|von|der|den|st|saint|mac|mc|le|el|al|bin|ben|ter|ten) )*[^ \\d]+)";
const CALLED = "(?:last ?names?|surnames?|family ?names?)";
/** "For a long last name": how it is, and no wish for the first. */
const SUCH =
  "(?:(?:really|very|super|pretty|so) )?(?:(?:long|short|common|hyphenated|weird|hard|difficult|boring|plain|polish|german|italian|spanish|irish|jewish|ethnic|foreign|one syllable|two syllable) )?";
const MY = `(?:(?:the|my|our|his|her|their|a|an|your|dads|husbands|partners|fiances) )*${SUCH}`;
const GO =
  "(?:(?:that|which|to|would|will|could|should|can|do|does|what|names?) )*(?:go(?:es)?|going|works?|pairs?|fits?|match(?:es)?|sounds?|flows?|looks?|suits?|blends?)(?: (?:well|good|nice|nicely|great|best|okay|ok|fine|together|right|perfect|cute|pretty|really|so))*(?: (?:with|alongside|next to|beside|before|in front of|and))?";
const FIRST =
  "(?:does|would|do|is|how does|how would|will|should)(?: the)?(?: names?)? (?<first>[^ ]+)(?: a good name)?";

/** Words that stand behind "last name" and are none. */
const NONE: ReadonlySet<string> = new Set(
  "now anymore already yet as for and or royal noble rich famous british mafia mob the a an that which with to in of first names name like vibes ideas inspired style starting beginning ending options list generator meaning meanings origin popularity used is be are was it my our his her their good nice best common popular rare unique cool not if what when sounds goes from on but so too then than who whose because begins starts ends long short hyphenated difficult weird boring hard double two one syllable letter".split(
    " ",
  ),
);

/** What people write in a hurry. */
const SHORT_FOR: Readonly<Record<string, string>> = { w: "with", lastname: "last name", surnam: "surname" };

/** Whether the words say that a last name is meant; if not so, perhaps only one that many people bear. */
type Way = { readonly pattern: RegExp; readonly isSaid: boolean; readonly isCommon?: boolean };

const waysIn = sievedPatterns<Way>([
  // "First name for baby girl Lopez".
  ...ways(false, [
    `(?<=(?:names?|ideas) for (?:(?:an?|our|my|the|baby|little|future) )*(?:girl|boy|daughter|son|baby) )${WORD}$`,
  ]).map((way) => ({ ...way, isCommon: true })),
  ...ways(true, [
    `${FIRST} ${GO} ${MY}${CALLED}(?: (?:is|of|being|like))? ${WORD}`,
    `(?:${GO} )?(?:(?:with|for|and|has|have|having|using|when|if|where|since|because|to) )*${MY}${CALLED}(?: (?:is|will be|of|being|would be|called|named|like|such as|s))* ${WORD}`,
    `(?:${GO} )?(?:with|for|to|before) ${MY}${WORD} (?:as |for )?${MY}${CALLED}`,
    `^${WORD} (?:as |is )?${MY}${CALLED}`,
  ]),
  ...ways(false, [
    `(?:does|would|do|is|how does|how would|will)(?: the name)? (?<first>[^ ]+) ${WORD} (?:sounds?|go|work|flow|fit|look|have|has|rhyme|feel|seem|too|a good|a nice|ok|okay|weird|pretty).*$`,
    `${FIRST} ${GO} ${WORD}$`,
    `(?:(?:good|nice|what|best|some) )*first names? (?:(?:for|with|before|and) |${GO} )+${WORD}$`,
    `${GO} ${WORD}(?= for (?:a|my|our|the) |$)`,
    `(?:for|with) (?:(?:a|an|our|the|my|baby|little|future) )+${WORD}(?= (?:baby|boy|girl|family|kid|son|daughter|household)\\b)`,
  ]),
]);

/** Reads a last name out of a text; null where none is spoken of. What is not called one must be one that people know, or no first name. */
export function readSurname(text: string, find: FindName): ReadSurname | null {
  const typed = typedWords(text);
  if (typed === null) return null;
  // "A family name like Robert": handed down in the family.
  if (/\bfamily names? like\b/.test(typed.plain)) return null;
  const words = rewrittenWords(typed, (word) => ownValue(SHORT_FOR, word) ?? word) ?? typed;
  for (const { pattern, isSaid, isCommon = false } of waysIn(words.plain)) {
    const match = pattern.exec(words.plain);
    const [from, to] = match?.indices?.groups?.["last"] ?? [];
    if (match === null || from === undefined || to === undefined) continue;
    const last = words.typed(from, to).text;
    if (
      isCommon ? !isCommonSurname(foldName(last)) : !isLastName(last, isSaid || isOfFirstNames(words), find)
    )
      continue;
    const first = firstOf(match, words, find);
    const place = words.typed(first === null ? match.index : 0, match.index + match[0].length);
    return { surname: capitals(last), first, place, rest: withNames(text, place) };
  }
  return null;
}

function isOfFirstNames({ plain }: TypedWords): boolean {
  return /\bfirst names?\b/.test(plain);
}

function isLastName(last: string, isSaid: boolean, find: FindName): boolean {
  const id = foldName(last);
  if (
    id.length < 2 ||
    NONE.has(last.toLowerCase()) ||
    isNoName(last.toLowerCase()) ||
    originsCalled(last).length > 0
  )
    return false;
  if (isSaid || isCommonSurname(id)) return true;
  return find(last, { bare: false, saysName: true, asIs: true }) === null && /^\p{Lu}/u.test(last);
}

function firstOf(match: RegExpExecArray, words: TypedWords, find: FindName): FoundName | null {
  const at = match.indices?.groups?.["first"];
  return at === undefined ? null : find(words.typed(...at).text, { bare: true, saysName: false });
}

/** As a parent would write it: "garcia" is Garcia; what has capitals stays as it is. */
function capitals(last: string): string {
  if (/\p{Lu}/u.test(last)) return last;
  const words = last.split(" ");
  return words
    .map((word, at) =>
      at < words.length - 1 ? word : word.replaceAll(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(" ");
}

function ways(isSaid: boolean, sources: readonly string[]): readonly Way[] {
  return sources.map((source) => ({
    isSaid,
    pattern: new RegExp(source.startsWith("^") ? source : `(?<= |^)${source}(?= |$)`, "d"),
  }));
}
