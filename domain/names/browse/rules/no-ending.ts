/** Words after "not" that say something else than an ending. */
const NO_ENDING =
  /^(?:(?:start|begin|end|mean)\p{L}*|like|going|here|there|followed|next|too|very|so|an?|the|from|for|in|on|of|at|by|with|after|based|named|inspired|related|now|many|old|older|dated|man|lady|grand\p{L}+|boomer\p{L}*|slave|royal|any|anymore|today|really|just|only|every|everyone|everybody|common|known|us(?:e|ing)|sure|that|this|those|these|used|necessarily|as|be|overly|super|basic|ugly|dull|tired|stale|trite|cheesy|tacky|girly|frilly|bland|plain|harsh|silly|dumb|lame|corny|\p{L}{3,}(?:ing|ish|ful|ous|able|ical|[^aeiou\P{L}]y))(?!\p{L})/iu;
/** Longer than an ending, or what somebody may ask for: "not flowers". */
function isWord(bare: string, isRule: (text: string) => boolean): boolean {
  return bare
    .split(/\P{L}+/u)
    .some((part) => part.length > LONGEST_ENDING || (part.length > SHORT_ENDING && isRule(`${part} names`)));
}
const LONGEST_ENDING = 5;
const SHORT_ENDING = 3;

/** Whether words behind "not" say something else than an ending: "not girl", "not too long", "not flowers". */
export function isNoEnding(bare: string, isRule: (text: string) => boolean): boolean {
  return NO_ENDING.test(bare) || isRule(bare) || isWord(bare, isRule);
}
