import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import { withoutSlip } from "#domain/names/answer/words/known-words.ts";
import { MEANT_AS_MIDDLE } from "#domain/names/answer/relations/heads-beside.ts";
import { OF_FOOD } from "#domain/names/answer/words/of-food.ts";
import { typedWords } from "#domain/names/answer/words/typed-words.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { isQuiet } from "#domain/names/plain/small-words.ts";
import { ASKING_NOUN, CUE_WORDS, type WayToAsk, waysToAsk } from "./ways-to-ask.ts";
import { isAside } from "./words-aside.ts";

/** A text asked in other words, and the names that it is about. */
export type AskedAnew = {
  readonly text: string;
  readonly names: readonly string[];
  readonly notUnderstood: readonly string[];
};

/** What a reader of wishes made of a text: nothing, a name to be searched, and words that it left over. */
type Read = {
  readonly chips: readonly Pick<Chip, "kind" | "from" | "to">[];
  readonly isNothing: boolean;
  readonly rest: string;
  readonly row: readonly string[];
  readonly notUnderstood: readonly string[];
};

const MOST_WORDS = 24;
const MOST_NAMES = 3;
/** Where more was understood, it is a list that is asked for. */
const MOST_CHIPS = 2;
const DENIED = /\b(?:except|without|hate)\b|\bno\b(?! ?$)|\bnot (?!as|so|too|very|that)/;
/** With more words of other things, the text is about something else; where a noun asks, some are borne with. */
const MOST_LEFT = 1;
const MOST_LEFT_ASKING = 2;
const MOST_LEFT_ABOUT = 3;
const ABOUT = { anew: "about the name X" };
const CAPITAL = /^\p{Lu}/u;
/** What else was understood stands beside names by way of a name, not beside a question of fact. */
const BESIDE: ReadonlySet<string> = new Set(["pattern", "style", "theme", "era", "meaning"]);
/** Of siblings and forms the words themselves say for whom. */
const OF_ANY_SEX = /^(?:names|rhymes)/;
const OF_NAMES = /^(?:\w+ )*(?:for|with|of|like|nickname) X/;

const ASKS =
  /^(?:(?:so|ok|and|but|hey|hi|um|pls|please|also|wait) )*(?:am|how|hows|what|whats|when|whens|where|wheres|which|who|why|is|isnt|are|arent|was|were|does|doesnt|do|did|has|have|had|can|could|would|should|will|saying|tell|any|anyone|anybody|need|wondering|curious|explain)\b|\b(?:whats?|hows?|whens?|wheres?|wat|which|does|is it|does it)\b/;
/** "Names from Psalms": of a book, and not of one name. */
const FROM_ELSEWHERE =
  /^(?:(?:baby|girls?|boys?|unisex|some|good|nice|best|unique) )*names (?:from|in|of|out of) /;
/** What stands before a name that need not be well known: beside another, or called one. */
const JOINED = /(?:[,&+/]|\band)\s*$/i;
const CALLED = /\b(?:name|named|called)\s+$/i;
const SAYS_NAMES = /\b(?:names?|named|naming|called)\b/;

/**
 * Reads a text that no pattern fits, and whose name nobody understood: by what it asks anywhere in it ("Ronan, what does it
 * mean"), it is asked again in words that do. Null where there is no known name, or nothing is asked of it.
 */
export function createAskAnew(find: FindName) {
  return (
    text: string,
    { chips, isNothing, rest, row, notUnderstood }: Read,
    isMarked: boolean,
  ): AskedAnew | null => {
    const words = typedWords(text);
    if (words === null || words.words.length > MOST_WORDS) return null;
    // "Artist names like Frida": names like one are asked for already.
    if (!isNothing && chips.some(({ kind }) => kind === "relation")) return null;
    if (chips.length > MOST_CHIPS || DENIED.test(words.plain)) return null;
    if (FROM_ELSEWHERE.test(words.plain) || OF_FOOD.test(words.plain) || MEANT_AS_MIDDLE.test(words.plain))
      return null;
    const isQuestion = isMarked || ASKS.test(words.plain);
    // Beside wishes a name is searched, unless the text is a question: "is Kai Hawaiian".
    const searched = chips.length === 0 || isQuestion ? [...rest.split(/\s+/), ...row] : [];
    const left = new Set([...notUnderstood, ...searched].map(foldName).filter((id) => id !== ""));
    if (!isNothing && left.size === 0) return null;
    const found: FoundName[] = [];
    let isCalled = false;
    const others: string[] = [];
    for (const { word, at } of words.words) {
      const typed = words.typed(at, at + word.length).text;
      const isLeft = isNothing || left.has(foldName(typed));
      const before = text.slice(0, words.typed(at, at + word.length).from);
      const isBare = !(found.length > 0 && JOINED.test(before)) && !CALLED.test(before);
      const name = isLeft && !isSmall(word) ? nameCalled(find, typed, isBare) : null;
      isCalled ||=
        name !== null && (CALLED.test(before) || (isQuestion && before !== "" && CAPITAL.test(typed)));
      if (name !== null) found.push(name);
      else others.push(isSmall(word) ? word : withoutSlip(word));
    }
    const names = [...new Set(found.map(({ summary }) => summary.name))];
    if (names.length === 0 || names.length > MOST_NAMES) return null;
    const unknown = others.filter((word) => !isSmall(word) && !/\d/.test(word) && word.length > 1);
    const asking = others.join(" ");
    const isAsked = isQuestion || SAYS_NAMES.test(asking);
    for (const way of waysToAsk(asking)) {
      const match = way.pattern.exec(asking);
      if (match === null || (way.of !== undefined && way.of !== names.length)) continue;
      const isNoun = ASKING_NOUN.test(match[0]);
      const isLanguage = way.anew.startsWith("$1") && unknown.length === 0;
      if (!isAsked && !isNoun && !isLanguage) continue;
      const isOfNames = OF_NAMES.test(way.anew);
      // A question of fact is short: "how old is Jordan Peele" asks about somebody.
      const most = isOfNames ? (isNoun ? MOST_LEFT_ASKING : MOST_LEFT) : 0;
      if (unknown.length > most) return null;
      const beside = chips.filter(
        ({ kind }) => isOfNames && (BESIDE.has(kind) || (kind === "sex" && OF_ANY_SEX.test(way.anew))),
      );
      const said = beside.map(({ from, to }) => text.slice(from, to));
      return { text: [askedOf(way, match, names), ...said].join(" "), names, notUnderstood: unknown };
    }
    // "Do teachers hate the name Jayden": what there is to say of it.
    const isAbout = isCalled && isQuestion && names.length === 1 && chips.length === 0;
    if (!isAbout || unknown.length > MOST_LEFT_ABOUT) return null;
    return { text: askedOf(ABOUT, null, names), names, notUnderstood: unknown };
  };
}

/** Asks for nothing that is not understood, or belongs to a cue. */
function isSmall(word: string): boolean {
  return isQuiet(word) || isAside(word) || CUE_WORDS.test(word);
}

function nameCalled(find: FindName, typed: string, bare: boolean): FoundName | null {
  // What is no name itself is none here, and need not be looked for, unless a word beside it says that it is one.
  const name = find(typed, { bare, saysName: false, exactly: true, asIs: bare });
  return name?.instead === null ? name : null;
}

/** The way's words about the names: each in its own place, or all in one. */
function askedOf(
  { anew, of }: Pick<WayToAsk, "anew" | "of">,
  match: RegExpExecArray | null,
  names: readonly string[],
): string {
  const asked = of === undefined ? anew.replace("X", names.join(" and ")) : names.reduce(place, anew);
  return asked.replace("$1", match?.[1] ?? "");
}

function place(text: string, name: string): string {
  return text.replace("X", name);
}
