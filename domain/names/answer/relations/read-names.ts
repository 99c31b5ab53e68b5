import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { PlainWord, TypedWords } from "#domain/names/answer/words/typed-words.ts";
import { originsCalled } from "#domain/names/plain/plain-origins.ts";
import { BETWEEN } from "./relation-heads.ts";

/** Names that stand together in a text: from one place of its plain words up to another. */
export type ReadNames = { readonly names: readonly FoundName[]; readonly from: number; readonly to: number };

const JOINED: ReadonlySet<string> = new Set(["and", "or", "plus"]);
/** "A Lucas and a Mia". */
const LEADING: ReadonlySet<string> = new Set(
  "a an is are was my our the her his their named called big little baby older younger toddler twin brother sister son daughter dad mom mum father mother grandma grandpa grandmother grandfather nana papa aunt uncle husband wife friend late great".split(
    " ",
  ),
);
/** "Sister Maeve brother Finn": who the next one is joins them. */
const CHILD: ReadonlySet<string> = new Set(["brother", "sister", "son", "daughter", "twin"]);
/** "And my late uncle". */
const MOST_LEADING = 3;
const MOST_NAMES = 5;
/** So many names stand before "and" at most. */
const MOST_LISTED = 3;

/** The names that begin at a place, behind "my daughter" and the like; null without one. */
export function namesAfter(words: TypedWords, at: number, text: string, find: FindName): ReadNames | null {
  BETWEEN.lastIndex = at;
  const start = BETWEEN.test(words.plain) ? BETWEEN.lastIndex : at;
  const rest = words.words.filter((word) => word.at >= start);
  const names: FoundName[] = [];
  let to = start;
  let next = 0;
  while (names.length < MOST_NAMES) {
    const isFirst = names.length === 0;
    const hasJoint = JOINED.has(rest[next]?.word ?? "");
    const joined = hasJoint || (!isFirst && isNextChild(rest, next));
    const isParted = joined || partedByComma(words, rest[next - 1], rest[next], text);
    if (!isFirst && !isParted && !isListed(words, rest, next, find)) break;
    const after = hasJoint ? next + 1 : next;
    const leading = rest.slice(after).findIndex(({ word }) => !LEADING.has(word));
    const place = joined && leading !== -1 && leading <= MOST_LEADING ? after + leading : after;
    const found = nameAt(words, rest, place, find);
    if (found === null) break;
    names.push(found.name);
    next = place + found.count;
    to = endOf(rest[next - 1]);
  }
  return names.length === 0 ? null : { names, from: at, to };
}

function isNextChild(rest: readonly PlainWord[], place: number): boolean {
  const next = rest.slice(place).find(({ word }) => !LEADING.has(word) || CHILD.has(word));
  return CHILD.has(next?.word ?? "");
}

/** "Arlo Juniper and Wilder": said without commas, one behind the other up to "and". */
function isListed(words: TypedWords, rest: readonly PlainWord[], place: number, find: FindName): boolean {
  const and = rest.findIndex(({ word }, at) => at > place && JOINED.has(word));
  const listed = and === -1 || and - place > MOST_LISTED ? [] : [...rest.slice(place, and), rest[and + 1]];
  return (
    listed.length > 1 &&
    listed.every((word) => {
      const typed = word === undefined ? "" : words.typed(word.at, endOf(word)).text;
      return typed !== "" && find(typed, { bare: true, saysName: false, exactly: true }) !== null;
    })
  );
}

/** The name, or the names, that end before a place. */
export function namesBefore(words: TypedWords, at: number, text: string, find: FindName): ReadNames | null {
  const before = words.words.filter((word) => endOf(word) <= at);
  const two = before.slice(-2);
  for (const group of two.length === 2 ? [two, two.slice(1)] : [two]) {
    const found = group[0] === undefined ? null : nameAt(words, group, 0, find, group.length);
    if (found === null || group[0] === undefined) continue;
    const [second, last] = [before.at(-group.length - 2), before.at(-group.length - 1)];
    const first = JOINED.has(last?.word ?? "") ? second : last;
    const isJoined = first === second || partedByComma(words, last, group[0], text);
    const other = first !== undefined && isJoined ? nameAt(words, [first], 0, find) : null;
    const from = other === null || first === undefined ? group[0].at : first.at;
    return { names: other === null ? [found.name] : [other.name, found.name], from, to: endOf(group.at(-1)) };
  }
  return null;
}

/** Two words are one name where they are known as one: Mary Ann. */
function nameAt(
  words: TypedWords,
  rest: readonly PlainWord[],
  place: number,
  find: FindName,
  only?: number,
): { readonly name: FoundName; readonly count: number } | null {
  for (const count of only === undefined ? [2, 1] : [only]) {
    const group = rest.slice(place, place + count);
    const [first, last] = [group[0], group.at(-1)];
    if (group.length < count || first === undefined) continue;
    const typed = words.typed(first.at, endOf(last)).text;
    if (originsCalled(typed).length > 0 || (count === 2 && /[,;&()\d]/.test(typed))) continue;
    const name = find(typed, { bare: count === 2, saysName: false });
    if (name !== null && (count === 1 || name.instead === null)) return { name, count };
  }
  return null;
}

function partedByComma(
  words: TypedWords,
  one: PlainWord | undefined,
  other: PlainWord | undefined,
  text: string,
): boolean {
  if (one === undefined || other === undefined) return false;
  const between = text.slice(words.typed(one.at, endOf(one)).to, words.typed(other.at, endOf(other)).from);
  return /[,&+/]/.test(between);
}

function endOf(word: PlainWord | undefined): number {
  return word === undefined ? 0 : word.at + word.word.length;
}
