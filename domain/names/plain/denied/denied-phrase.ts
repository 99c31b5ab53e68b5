import {
  type ParsedPhrase,
  parsePhraseAt,
  type TextRange,
  wordAt,
} from "#domain/names/plain/parse-phrase.ts";
import { joinRules, type NameRules, NO_RULES, rulesSet, valuesOf } from "#domain/names/browse/name-rules.ts";
import { capitals } from "#domain/names/browse/rules/phrase.ts";
import { exceptedOf } from "#domain/names/browse/rules/excepted.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** What denies the words behind it: "not too", "nothing", "no names". */
const DENIAL =
  /(?<![\p{L}’'])(?:but\s+)?(?:not|non|(?<!(?:have|has|got|there[’']?s|still)\s+)no|nothing|without|never|except|besides|aside from|other than|apart from|anything but|instead of|rather than|hates?|dislikes?|vetoed|vetoes|ruled out|can[’']?t stand|minus|sick of|tired of|avoid(?:ing)?|excluding|(?:do|does|did|is|are|should|must|wo|ca|was|were)(?:n[’']?t)|cannot|can not)[\s-]+(?:(?:everything|too|very|so|overly|all|that|those|these|the|sound|sounding|feel|look|want|like|really|be|being|an?|any|anything|something|names?|named|after|for|from)\s+)*(?:\p{L}+\s+n?or\s+)*$/iu;

const ANY_DENIAL =
  /unlike|different|n(?:o|[’']?t|ever)|without|except|besides|aside|other than|apart|anything but|instead|rather|hate|dislike|detest|veto|ruled out|minus|sick of|tired of|avoid|exclud|(?<!\p{L})(?:dog|cat|pup|pet|bunny|hamster|horse|kitten|goldfish|teacher|boss|bully|ex(?!\p{L}))/iu;

/** Whether a text may deny anything at all: most do not. */
export function hasDenial(text: string): boolean {
  return ANY_DENIAL.test(text);
}

/** Kinds of wishes that names can be left out by; spellings and figures say so themselves. */
const LEFT_OUT: ReadonlySet<string> = new Set(["theme", "origin", "style", "era"]);

/** Whether what stands before a place denies it. */
export function isDeniedAt(text: string, from: number): boolean {
  return DENIAL.test(text.slice(0, from));
}

/** What joins it to something denied before. */
const AND = /^\s*(?:and|or|nor|&|\/)\s+(?:any |no |too )*$/iu;

const JOINED = /^non-(?=\p{L})/iu;

/**
 * What stands behind a word and is denied, from the word that denies it on: "no flowers", "not too biblical"; or goes on behind
 * something denied: "no flowers or virtues".
 */
export function deniedBehind(
  text: string,
  word: TextRange,
  themes: readonly Theme[],
  after?: TextRange,
): ParsedPhrase | null {
  if (after !== undefined && AND.test(text.slice(after.to, word.from))) {
    const also = deniedAt(text, word, themes, after.to);
    if (also !== null) return also;
  }
  const joined = JOINED.exec(text.slice(word.from, word.to));
  if (joined !== null) return deniedAt(text, { ...word, from: word.from + joined[0].length }, themes);
  const next = wordAt(text, word.to);
  return next === null ? null : deniedAt(text, next, themes);
}

/** The rule that leaves out what other rules ask for; null where it is no list of values of one rule: "not Old Testament". */
export function exceptedBy(rules: Partial<NameRules>): Pick<NameRules, "excepted"> | null {
  const all = joinRules(NO_RULES, rules);
  const [rule, ...others] = rulesSet(all);
  const isOne = others.length === 0 && (rule === "themes" || rule === "origins" || rule === "styles");
  return isOne ? { excepted: exceptedOf(rule, valuesOf(rule, all)) } : null;
}

const DIFFICULT = /^hard$/i;
/** Words of a sex that are said of how a name sounds: "not masculine"; "not girl" denies none. */
const OF_SEX = /^(?:unisex|androgynous|gender-?neutral|masculine|manly|boyish|feminine|girly|girlish)$/i;
/** "Not masculine or feminine" is a wish by itself. */
const OR_THE_OTHER = /^\s+(?:or|nor|and)\s+(?:too\s+)?(?:masc|fem|girl|boy)/i;

function deniedSex(text: string, { from, to }: TextRange, themes: readonly Theme[]): ParsedPhrase | null {
  const said = text.slice(from, to);
  if (!OF_SEX.test(said) || OR_THE_OTHER.test(text.slice(to))) return null;
  const asked = parsePhraseAt(`${said} names`, 0, themes);
  return asked?.kind === "sex" ? { ...asked, from, to, label: capitals(said.toLowerCase()) } : null;
}

/** "Not falling", "aren't going down": which way a name goes, and not how often it is given ("not trendy"). */
function isTurn(text: string, { from, to, rules }: ParsedPhrase): boolean {
  return rules.trends !== undefined && /ing(?!\p{L})/iu.test(text.slice(from, to));
}

/** Of a theme, its word alone is enough. */
function deniedAt(
  text: string,
  word: TextRange,
  themes: readonly Theme[],
  start = DENIAL.exec(text.slice(0, word.from))?.index,
): ParsedPhrase | null {
  if (start === undefined) return null;
  const sex = deniedSex(text, word, themes);
  if (sex !== null) return { ...sex, from: start, ...sayDenied(sex) };
  const next = wordAt(text, word.to);
  const ends = next === null ? [word.to] : [next.to, word.to];
  const asked = [
    parsePhraseAt(text, word.from, themes),
    ...ends.map((end) => parsePhraseAt(`${text.slice(0, end)} names`, word.from, themes)),
  ].find(
    (each) => each !== null && (LEFT_OUT.has(each.kind) || isTurn(text, each)) && each.to <= text.length,
  );
  if (asked === undefined || asked === null) return null;
  // "That aren't hard": to say, or to spell.
  if (DIFFICULT.test(text.slice(word.from, word.to))) return null;
  return { ...asked, from: start, ...sayDenied(asked) };
}

function sayDenied({ label, rule = label }: ParsedPhrase): Pick<ParsedPhrase, "label" | "rule"> {
  const denied = `Not: ${label}`;
  return { label: denied, rule: rule === label ? denied : `None of these: ${rule}` };
}
