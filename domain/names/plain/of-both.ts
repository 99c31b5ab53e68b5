import type { Origin } from "#domain/names/entry/origin.ts";
import type { ParsedPhrase } from "./parse-phrase.ts";

/** Who is from one place, and who from the other. */
const WHO =
  "(?:i|im|i[’']m|hes|he[’']s|shes|she[’']s|he|she|we|dad|daddy|father|mom|mum|mommy|mother|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|hubby|parents?|famil(?:y|ies)|side|grandparents|in-laws)(?:[’']s)?";
const IS =
  "(?: (?:is|are|am|was|were|from|half|part|an?|of|the|side|family|born|originally|fully?|speaks?|comes))* ";
/** Where both are at home: a name that does in one and in the other. */
const DOES =
  "(?:works?|working|used|use|usable|common|popular|known|exists?|normal|fits?|good|familiar|goes?|usual|recogni[sz]ed|pass(?:es)?|translates?|belongs?)";
const AND = "(?: names?)?(?:,)? ?(?:and|&|/|\\+|n|but also)(?: also)?(?: an?| the| in| with| for)* ?";

/** What stands in a text in small letters, with O in place of an origin, if names of the one and of the other at once are asked for. */
const OF_BOTH = new RegExp(
  [
    "(?<!\\p{L})half[ -]O.*(?:half[ -])?O",
    `both(?: (?:an?|the|in|of|from|for|with))* O${AND}O`,
    `${DOES}(?: (?:well|great|nice|easily|too))*(?: (?:in|for|with|across|by|among|as))+(?: (?:an?|the|both))* O${AND}O`,
    `(?:we|were|we[’']re)(?: are)?(?: both)? O and O`,
    `O and O (?:at once|at the same time|together|too|mixed|mix|combined|couple|famil(?:y|ies)|parents|household|heritage|background|roots)`,
    `(?<!\\p{L})${WHO}${IS}O.*(?<!\\p{L})${WHO}${IS}O`,
    `O (?:${WHO}).*O (?:${WHO})`,
    `O ?[-/x×+]? ?O(?: \\p{L}+)? (?:mix|mixed|famil(?:y|ies)|couples?|household|heritage|bab(?:y|ies)|blend|fusion|marriage|crossovers?|parents|crosscultural|cross-cultural)`,
    `(?:mix(?:ed|es|ture)?|blend(?:s|ed)?|cross(?:es|over)?|bridges?|combin(?:e|es|ed|ation)|between|honou?r(?:s|ing)?|reflects?|share[ds]?)(?: (?:of|between|our|my|the|both|by|from))* O${AND}O`,
    `O (?:names? )?(?:that (?:are|is)|but) (?:also|both) (?:used in |popular in |common in |in )?O`,
    `O (?:(?:baby|girls?|boys?|unisex) )*names? (?:(?:that|which) )?(?:also )?(?:works?|used|use|common|popular|exists?)(?: well)? in O`,
    `O (?:but|and|yet)(?: \\p{L}+){0,2} (?:live|living|raised|raising|based|moved|grew up|born)(?: \\p{L}+){0,3} (?:in |from )?O`,
    `O,? .*?names? (?:(?:that|which) )?(?:(?:also|still|easily|would|will|can) )*${DOES}(?: (?:well|great|nice|easily|fine))*(?: (?:in|for|with|on))+ O(?: (?:too|also|as well))?`,
    `O.*(?<!\\p{L})${DOES}(?: (?:well|fine|easily))*(?: (?:in|for|with))+ O (?:too|also|as well)`,
    `O.*O.*(?<!\\p{L})both(?: (?:cultures|famil(?:y|ies)|sides|languages|countries|of them|of us|heritages|worlds))?[^\\p{L}]*$`,
    `O (?:(?:baby|girls?|boys?|unisex) )*names? (?:(?:that|which) )?(?:(?:also|still|could|can|would|will) )*(?:sounds?|looks?|feels?|reads?|pass(?:es)?|seems?)(?: (?:as|for|more|pretty|kind of|like|an?))* O`,
  ].join("|"),
  "u",
);

/** "American" is no place for names of its own here: whoever has two homes means what is given in English. */
const AT_HOME = ["Modern American", "English"] as const;

/**
 * Origins of which a name must be of each: "half Mexican, half Irish", "works in English and French". Null where one of them
 * is enough: "Irish and Italian names".
 */
export function ofBoth(text: string, readings: readonly ParsedPhrase[]): readonly ParsedPhrase[] | null {
  const origins = readings
    .filter(({ kind }) => kind === "origin")
    .toSorted((one, other) => one.from - other.from);
  if (origins.length < 2) return null;
  let said = "";
  let at = 0;
  for (const { from, to } of origins) {
    said += `${text.slice(at, from).toLowerCase()}${/^(?:in|from|of) /i.exec(text.slice(from, to))?.[0] ?? ""}O`;
    at = to;
  }
  said += text.slice(at).toLowerCase();
  // English is where one lives: "Russian and English names" are at home in both.
  const isAtHome = origins.length === 2 && origins.some(isEnglish) && /o(?: names?)? (?:and|&) o/i.test(said);
  return isAtHome || OF_BOTH.test(said) ? origins.map(atHome) : null;
}

/** The origins of each of several homes that are asked for: any of them is enough. */
export function homesOf(readings: readonly ParsedPhrase[]): readonly (readonly Origin[])[] {
  return readings.flatMap(({ kind, rules }) => (kind === "origin" && rules.origins ? [rules.origins] : []));
}

function isEnglish({ rules }: ParsedPhrase): boolean {
  return rules.origins?.join() === "English";
}

function atHome(reading: ParsedPhrase): ParsedPhrase {
  const isAmerican = reading.rules.origins?.join() === AT_HOME[0];
  return isAmerican ? { ...reading, rules: { origins: AT_HOME } } : reading;
}
