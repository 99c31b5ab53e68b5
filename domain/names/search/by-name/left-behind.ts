const WHO =
  "(?:daughter|son|girl|boy|kid|child|teen|sister|brother|niece|nephew|grandchild|granddaughter|grandson|partner|friend|myself|me|i|woman|man)";
const WAS =
  "(?:(?:who|that|which|and) )?(?:(?:just |recently )?(?:used to (?:be|go by|be called|be named)|(?:was|were) (?:once|formerly|previously|born as)|formerly|previously|born as|transitioned from|came out as trans(?:gender)?(?: and)? (?:was|used to be))(?: (?:named|called|known as))*)";
const LEFT = new RegExp(`(?<=(?<![\\p{L}])${WHO}),? ${WAS} \\p{L}[\\p{L}'’-]*`, "iu");

/** Most texts hold none of these, and are looked at no further. */
const SOME_PAST = /used to|formerly|previously|once|born as|transition|came out/i;

/**
 * The text without the name that somebody has left behind ("for my daughter who used to be Daniel"): it is told to nobody, and
 * nothing like it is offered. Each other character stays where it was. Null where there is none.
 */
export function withoutOldName(text: string): string | null {
  const match = SOME_PAST.test(text) ? LEFT.exec(text) : null;
  if (match === null) return null;
  const end = match.index + match[0].length;
  return text.slice(0, match.index) + " ".repeat(match[0].length) + text.slice(end);
}
