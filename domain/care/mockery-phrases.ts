import { anyPattern, type AnyPattern } from "#domain/text/any-pattern.ts";
import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";

/**
 * Lists that are not made: of names to laugh at, of a class, of a trade that is meant as an insult, of those who did harm. To be
 * read in a text as careText gives it. Slurs stand elsewhere (slurs.ts), and are not written out.
 */

const PEOPLE = `(?:${ORIGIN_PATTERN}|black|asian|ethnic|foreign|immigrant|oriental|brown|white|poor|gay|trans|disabled|autistic|refugee|lesbian|muslims|jews)`;

/** Each is enough by itself. */
const ALWAYS: readonly string[] = [
  "ghetto|whitest|blackest|trashy|trashiest|white trash|rednecks?|hillbill(?:y|ies)|trailer (?:park|trash)|hoodrats?|hood rats?|chav(?:s|vy)?|bogans?|low ?class|lower class",
  "strippers?|hookers?|prostitutes?|whores?|slut(?:s|ty)?|porn ?stars?|pimps?",
  "terrorists?|terrorism|nazis?|hitler|ku klux klan|kkk|serial killers?|school shooters?|mass shooters?|pedos?|paedos?|pedophiles?|ching ?chong|paedophiles?|rapists?|gangbangers?|crackheads?|junkies",
  "(?:make|makes|making|made|poke|pokes|poking) (?:\\w+ )?fun (?:of|at)|(?:laugh|laughs|laughing) at|mock(?:s|ed|ing)? (?:\\w+ )?(?:names?|people|kids?)|to (?:tease|bully|insult|ridicule|humiliate|embarrass)",
  "(?:kid|kids|baby|child|son|daughter|girl|boy|someone|people|person) (?:that |who |whom )?i (?:hate|dislike|despise)",
  `(?:funny|funniest|hilarious|silly|weird|goofy|dumb|stupid|stereotypical|stereotype|typical|ridiculous|fake|joke) (?:\\w+ )?${PEOPLE}`,
  "slaves?(?! leia)|slavery|slave (?:trade|ship)s?|plantation",
  `(?:like|similar to|same as|inspired by|along the lines of) (?:adolf|adolph|hitler|himmler|goebbels|mengele|stalin|mussolini|osama|bin laden|saddam|pol pot|dahmer|bundy|manson|epstein)`,
  "racist|racial slurs?|slurs|(?:curse|swear|cuss|bad|dirty) words?",
];

/** Only beside a word that says that names are meant, and not where it is denied. */
const OF_NAMES: readonly string[] = [
  "ugly|ugliest|hideous|stupid|stupidest|dumb|dumbest|idiots?|idiotic|morons?|moronic|retarded|lame|losers?|pathetic|ridiculous|embarrassing|humiliating|disgusting|worst|awful|horrible|terrible|tacky|tackiest|cringe|cringey|cringy|cringiest|obese|fat",
  "(?:poor|broke|homeless) (?:people|kids?|families|folks?|trash)|thugs?|gangsters?|gangsta|ratchet|hood|hicks?|crack(?= (?:bab(?:y|ies)|heads?|house|addicts?|kids?|names?))|meth|welfare|convicts?|criminals?|inmates?|murderers?|dictators?|drug dealers?|bimbos?|hobos?|bums?|trash|illegal (?:immigrants?|aliens?)",
  // Of a child's future love no name tells; "for two moms" and "for gay dads" ask for something else.
  "(?:gay|gayest|lesbian|homosexual|homo|queer)(?: (?:sounding|type|ish|baby|boys?|girls?|guys?|man|mans|men|mens|male|woman|womens?|female|kids?))* names?|names?(?: (?:for|of|that are|that sound|that is|who are|sounding))* (?:a |an )?(?:gay|gayest|lesbian|homosexual|homo)(?: (?:guys?|boys?|girls?|kids?|men|man|woman|women|people|person|son|child|bab(?:y|ies)))?$",
  "(?:joke|gag|prank|meme|troll|offensive|inappropriate|dirty|racist|sexist) (?:\\w+ )?names?|nobody should|no one should|ruin (?:\\w+ )?(?:life|kid|child|baby)|get (?:bullied|teased)",
];

const NAMED = /\b(?:names?|named|call|called|calling|baby|girls?|boys?|kids?|child)\b/;
const DENIED =
  /\b(?:not|no|arent|isnt|without|avoid|dont|doesnt|never|nothing|less|too|wont|wouldnt) (?:\w+ ){0,3}$/;

const inWords = (source: string) => new RegExp(`\\b(?:${source})\\b`);
const SURE = anyPattern(ALWAYS, inWords);
const OF_NAMES_PATTERN = anyPattern(OF_NAMES, inWords);

/** "My fat orange cat": no child is laughed at. */
const OF_ANIMALS =
  /\b(?:cats?|kittens?|kitty|dogs?|pupp(?:y|ies)|pets?|hamsters?|rabbits?|bunny|horses?|fish|parrots?|stuffed animals?|dolls?)\b/;

/** A worry about one name is no list: "is Tiffany trashy", "will Atticus get teased". */
const OF_ONE_NAME =
  /^(?:is|isnt|does|do|will|would|can|could)(?: (?:people|kids|they|others))?(?: (?:my|a|our) (?:kid|child|son|daughter|baby|boy|girl) (?:named|called))?(?: the name)? (?:(?:make fun of|laugh|laugh at|tease|bully|pick on|mock)(?: (?:at )?(?:the|a|my) (?:name|(?:kid|baby|child|boy|girl|son|daughter|guy) (?:named|called)))? [a-z]+|[a-z]+ (?:(?:a|an|too|really|sound|seem|considered|kind of|kinda|so|very|such|going to|gonna|be|get) )*(?:trashy|tacky|ugly|hideous|stupid|dumb|ridiculous|embarrassing|awful|horrible|terrible|cringe|cringy|cringey|lame|low class|offensive|inappropriate|bad|racist|sexist|dirty|weird|funny|silly|teased|bullied|made fun of|mocked|laughed at)(?: name| at school)?)$/;

/** "Did Isis go out of style because of the terrorist group": of one name, and why. */
const ASKS_WHY =
  /^(?:did|has|have|was|is|why (?:did|is|was|has)) [a-z]+ .*\b(?:because|due to|after|thanks to|style|popular|ruined)\b/;

/** Whether a list is asked for that mocks somebody. */
export function isMocking(text: string): boolean {
  if (OF_ANIMALS.test(text)) return isSaid(SURE, text);
  if ((OF_ONE_NAME.test(text) || ASKS_WHY.test(text)) && !/\bnames\b/.test(text)) return false;
  return isSaid(SURE, text) || (NAMED.test(text) && !isInTitle(text) && isSaid(OF_NAMES_PATTERN, text));
}

const OF_STORY =
  /\b(?:names?|characters?|people|princess(?:es)?|heroines?|heroes) (?:from|in|of) (?:the |a )?(?:(?:movie|film|book|show|series|story|tale|musical|novel|game) )?$/;
const OF_PEOPLE =
  /^ (?:names?|people|persons?|kids?|girls?|boys?|folks?|parents|famil(?:y|ies)|bab(?:y|ies)|women|men|americans?|country|countries|states?|towns?)\b/;
/** So many words stand between "from" and it, in a title. */
const LONGEST_TITLE = 4;

/** "Names from Little Red Riding Hood", "characters in Ugly Betty": a word of several that a story is called by. */
function isInTitle(text: string): boolean {
  const at = OF_NAMES_PATTERN.search(text);
  const behind = /^[^ ]+(.*)$/.exec(text.slice(at))?.[1] ?? "";
  if (at === -1 || OF_PEOPLE.test(behind)) return false;
  if (OF_STORY.test(text.slice(0, at))) return behind.trim() !== "";
  const before = text.slice(0, at).trimEnd().split(" ");
  return Array.from(
    { length: LONGEST_TITLE },
    (_, count) => `${before.slice(0, -1 - count).join(" ")} `,
  ).some((words) => OF_STORY.test(words));
}

/** "names that arent trashy" asks for others. */
function isSaid(pattern: AnyPattern, text: string): boolean {
  const at = pattern.search(text);
  return at !== -1 && !DENIED.test(text.slice(0, at));
}
