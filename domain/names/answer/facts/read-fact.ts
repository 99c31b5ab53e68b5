import { originsCalled } from "#domain/names/plain/plain-origins.ts";
import { mendedWords } from "#domain/names/answer/words/known-words.ts";
import { OF_FOOD } from "#domain/names/answer/words/of-food.ts";
import { type TypedWords, typedWords } from "#domain/names/answer/words/typed-words.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { FactQuestion } from "./fact-question.ts";
import { FACT_PATTERNS_OF_USE, NUMBERS, type FactPattern } from "./fact-patterns.ts";
import { readKeywords } from "./fact-keywords.ts";
import { MORE_FACT_PATTERNS } from "./more-fact-patterns.ts";

const patternsFor = sievedPatterns<FactPattern>([...FACT_PATTERNS_OF_USE, ...MORE_FACT_PATTERNS]);

/** Each question has one of these words, or a year. */
const CUE =
  /(?:^| )(?:how|hows|what|whats|when|where|which|is|isnt|are|was|were|can|could|does|do|did|has|will|should|would|tell|define|explain|compare|pronounc\w*|say|saying|thoughts|opinions?|or|vs|versus|male|pronunciation|popularity|rarity|rank|ranking|ranked|stats|statistics|frequency|number|trends?|trending|chances?|odds|likelihood|peak|heyday|age|generation|meanings?|means?|definition|significance|etymology|origins?|roots?|about|info|history|nationality|ethnicity|heritage|language|gender|sex|unisex|syllables?|letters|phonetic\w*|ipa|named|called|year|percent|percentage|(?:1[89]|20)\d\d)(?: |$)/;

/** A text as questions of fact, the likeliest first; slips in their words are forgiven when nothing fits as it stands. */
export function readFact(text: string): readonly FactQuestion[] {
  const words = typedWords(text);
  if (words === null || OF_FOOD.test(words.plain)) return [];
  const questions = questionsIn(words);
  if (questions.length > 0) return questions;
  const mended = mendedWords(words);
  return mended === null ? [] : questionsIn(mended);
}

/** "Boy names losing popularity", "names meaning miracle": a question of many names, and none of one. */
const OF_MANY =
  /(?:^| )(?:(?:boys?|girls?|baby|unisex) names(?: |$)|names (?:that |which )?(?:are |is )?(?:means?|meaning|meant|losing|gaining|rising|falling|dropping|growing) )/;

function questionsIn(words: TypedWords): readonly FactQuestion[] {
  if (!CUE.test(words.plain) || OF_MANY.test(words.plain)) return [];
  const fitting = patternsIn(words);
  const loose = readKeywords(words);
  return loose === null ? fitting : [...fitting, loose];
}

function patternsIn({ plain, typed }: TypedWords): readonly FactQuestion[] {
  return patternsFor(plain).flatMap(({ kind, pattern, bare }) => {
    const match = pattern.exec(plain);
    const [from, to] = match?.indices?.groups?.["name"] ?? [];
    if (match === null || from === undefined || to === undefined) return [];
    const origin = match.groups?.["origin"];
    if (origin !== undefined && originsCalled(origin).length === 0) return [];
    const other = match.indices?.groups?.["other"];
    const number = (group: string) => {
      const digits = match.groups?.[group];
      return digits === undefined ? null : (NUMBERS[digits] ?? Number(digits));
    };
    return {
      kind,
      name: typed(from, to),
      other: other === undefined ? null : typed(...other),
      top: number("top"),
      year: number("year"),
      decade: decadeCalled(match.groups?.["decade"]),
      sex: sexIn(plain),
      isFirst: FIRST.test(plain),
      isStill: STILL.test(plain),
      bare,
      saysName: /(?:^| )(?:names?|named|called)(?: |$)/.test(plain),
    };
  });
}

const FIRST = /(?:^| )(?:number (?:one|1)|no 1|nr 1)(?: |$)/;
const STILL = /(?:^| )(?:still|anymore|any more|as popular as)(?: |$)/;
const FOR_WHOM =
  /(?:^| )(?:for|as|among|on) (?:an? |my |our |the )?(?:baby )?(girl|boy|daughter|son)s?(?: |$)/;

const HOW_MANY = /^how many (?:baby |little )?(girl|boy)s (?!vs |or |and )/;

/** "For a boy", "among girls"; "how many boys". */
function sexIn(plain: string): Sex | null {
  const said = (FOR_WHOM.exec(plain) ?? HOW_MANY.exec(plain))?.[1];
  if (said === undefined) return null;
  return said === "girl" || said === "daughter" ? "F" : "M";
}

/** "1980" of "1980s", and of "80s"; "00s" to "20s" are those of this century. */
function decadeCalled(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const decade = Number(digits);
  if (digits.length === 4) return decade;
  return decade <= 20 ? 2000 + decade : 1900 + decade;
}
