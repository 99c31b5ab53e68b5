import type { ToolLink } from "#domain/fit/tool-link.ts";
import { NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";

/** "Siblings for": nobody is named yet. */
const UNFINISHED =
  /^\s*(?:(?:good|cute|best|baby|girl|boy|names?|ideas) )*(?:siblings?|sisters?|brothers?|twins?)(?:[’']s)?(?: (?:names?|ideas?))?(?: (?:for|of|to|with|that go(?:es)? with|to go with|named))+(?: (?:a|my|our|the|baby|girl|boy|son|daughter))*\s*$/iu;
const SIBLINGS: ToolLink = {
  title: "Names for siblings",
  href: "/fit?tab=siblings",
  line: "For which name? Type it behind, as in “sister for Hazel”, or add your children here.",
};

/** "Name our golden retriever": no child, and none of the names here is meant. */
const OF_PET =
  /(?<!\p{L})(?:name|names|naming|named|call|for)\s+(?:for )?(?:my|our|an?|the|his|her|this)\s+(?:\p{L}+ ){0,3}(?<what>dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|kitt(?:y|ies)|hamsters?|guinea pigs?|rabbits?|bunn(?:y|ies)|parrots?|goldfish|lizards?|horses?|pon(?:y|ies)|retrievers?|labradors?|labs|poodles?|\p{L}*doodles?|bulldogs?|terriers?|shepherds?|husk(?:y|ies)|beagles?|corgis?|dachshunds?|chihuahuas?|pugs?|collies?|spaniels?|boats?|cars?|trucks?|houses?|compan(?:y|ies)|business(?:es)?|bands?|robots?|wi-?fi)[^\p{L}]*$/iu;
/** "Names that mean dog", "names for a girl like a cat": of them, and not for one. */
const OF_NAMES =
  /(?<!\p{L})(?:mean|meaning|like|inspired|girls?|boys?|sister|brother|son|daughter|bab(?:y|ies)|child|kids?|human)/iu;

/** The answer to a text that stops before the name that it is about, or that names no child; null for any other. */
export function answerWithoutChild(text: string): NamesAnswer | null {
  if (UNFINISHED.test(text)) return { ...NO_ANSWER, tool: SIBLINGS };
  const what = OF_PET.exec(text)?.groups?.["what"];
  return what === undefined || OF_NAMES.test(text) ? null : { ...NO_ANSWER, notUnderstood: [what] };
}
