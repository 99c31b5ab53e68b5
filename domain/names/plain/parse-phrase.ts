import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { type PlainRule, ruleAt } from "./plain-rules.ts";
import { capitals, phrase } from "#domain/names/browse/rules/phrase.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import { isFiller, isGrammar, isQuiet } from "./small-words.ts";
import { BEHIND_WHO } from "./who-likes.ts";

/** Characters of a text, up to the one before "to". */
export type TextRange = { readonly from: number; readonly to: number };

/** What some characters ask for, and what that is called on a chip. */
export type ParsedPhrase = TextRange &
  PlainRule & {
    /** Words to be looked for in meanings. */
    readonly means?: string;
    /** Names that those wanted are like, folded word by word: "mary ann" may be one name or two. */
    readonly like?: readonly NameId[];
  };

const NEXT_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

const MEANING = phrase(
  "born on(?: an?)?(?= (?:sun|mon|tues|wednes|thurs|fri|satur)day)|(?:that |which )?(?:means|meaning|mean(?! girls (?:names?|characters?))|meant|meens?|meanin|menas|meening)(?: something like)?(?: of(?! the name)(?:(?=.*(?<!\\p{L})(?:boys?|girls?|names)(?!\\p{L}))|(?<=(?<!\\p{L})(?:boys?|girls?|names)(?!\\p{L}).*)))?(?: an?| the| to)*",
);
const LIKING = phrase("(?:that are )?(?:similar(?: in (?:style|sound|feel|vibe))? to|like|in the style of)");
/** "Gift from god": part of a meaning, and no theme. */
const GIVEN_BY = phrase("from (?:the )?(?:gods?|heavens?|above)");
/** "Light for twins": for whom, and no meaning. */
const FOR_WHOM = /\s+for\s+(?:(?:my|our|a|the)\s+)?(?:twins?|triplets?|bab(?:y|ies))$/iu;
/** "Flower in another language": where it may come from, and no meaning. */
const IN_ANY_LANGUAGE =
  /\s+in\s+(?:an?other|an?|some|any|other|different|a different|a foreign|foreign)\s+(?:foreign\s+)?languages?$/iu;
/** "A new beginning after a hard year": why, and no meaning. */
const WHY: ReadonlySet<string> = new Set(["after", "because", "since", "following", "but", "though", "yet"]);
const NEW_BEGINNING = /^(?:new|fresh)\s+(?:beginnings?|starts?)(?!\p{L})/iu;
const BETWEEN_NAMES = phrase("and|or");
const THINGS = /^\p{Ll}+s$/u;

/** All words of a text. */
export function wordsIn(text: string): readonly TextRange[] {
  const words: TextRange[] = [];
  for (let word = wordAt(text, 0); word !== null; word = wordAt(text, word.to)) words.push(word);
  return words;
}

/** A word as it is written. */
export function wordOf(text: string, { from, to }: TextRange): string {
  return text.slice(from, to);
}

/** The first word from a place on. */
export function wordAt(text: string, from: number): TextRange | null {
  NEXT_WORD.lastIndex = from;
  const match = NEXT_WORD.exec(text);
  return match && { from: match.index, to: NEXT_WORD.lastIndex };
}

/** What is asked for at a place. */
export function parsePhraseAt(text: string, from: number, themes: readonly Theme[]): ParsedPhrase | null {
  const rule = ruleAt(text, from, themes);
  if (rule !== null) return { ...rule, from };
  return meaningAt(text, from, themes) ?? likingAt(text, from, themes);
}

/** Where a phrase ends that stands at a place; null when it does not. */
export function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** Words without those at both ends that ask for nothing. */
export function withoutFillers(text: string, words: readonly TextRange[]): readonly TextRange[] {
  const counts = (word: TextRange) => !isFiller(wordOf(text, word));
  return words.slice(words.findIndex(counts), words.findLastIndex(counts) + 1);
}

/** "means gift of god": the first word in any case, then all up to a comma or the next wish. */
function meaningAt(text: string, from: number, themes: readonly Theme[]): ParsedPhrase | null {
  const start = endOf(MEANING, text, from);
  if (start === null) return null;
  const all = wordsFrom(
    text,
    start,
    (at, first) => first || endOf(GIVEN_BY, text, at.from) !== null || !asks(text, at, themes),
  );
  const why = all.findIndex((word) => WHY.has(wordOf(text, word).toLowerCase()));
  const what = why < 1 ? all : all.slice(0, why);
  const theme = themeOfAll(text, what, themes);
  if (theme !== null) return { ...theme, from };
  const words = withoutFillers(text, what);
  const [first, end] = [words[0], words.at(-1)];
  if (first === undefined || end === undefined) return null;
  // "Hope or new beginning": the word that leads into a wish elsewhere.
  const last = NEW_BEGINNING.test(text.slice(end.from)) ? (what[what.indexOf(end) + 1] ?? end) : end;
  const means = text.slice(first.from, last.to).replace(FOR_WHOM, "").replace(IN_ANY_LANGUAGE, "");
  return { from, to: last.to, kind: "meaning", rules: {}, label: `Means ${means}`, means };
}

/** "Means new beginning" is a theme, if all words are; one word is looked for in meanings. */
function themeOfAll(text: string, words: readonly TextRange[], themes: readonly Theme[]) {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const said = text.slice(first.from, last.to);
  const theme = ruleAt(`${said} names`, 0, themes);
  return theme?.kind === "theme" && theme.to === said.length ? { ...theme, to: last.to } : null;
}

/** "like hazel", "similar to Mary Ann and Violet". */
function likingAt(text: string, from: number, themes: readonly Theme[]): ParsedPhrase | null {
  const start = endOf(LIKING, text, from);
  const names = start === null ? [] : namesFrom(text, start, themes);
  const last = names.at(-1);
  if (last === undefined) return null;
  const written = names.map((name) => text.slice(name.from, name.to));
  // "Like people had": of whom, and no name.
  if (written.every((word) => isQuiet(word) && /^\p{Ll}/u.test(word))) return null;
  // "Like cities": things, and no names.
  if (written.every((word) => THINGS.test(word) && ruleAt(`${word} names`, 0, themes)?.kind === "theme"))
    return null;
  // "I like soft French names": what somebody says of words that are wishes.
  const isWish = (word: string) => ruleAt(`${word} names`, 0, themes) !== null;
  if (BEHIND_WHO.test(text.slice(0, from)) && written.every(isWish)) return null;
  const label = `Like ${written.map(capitals).join(" and ")}`;
  return {
    from,
    to: last.to,
    kind: "relation",
    rules: {},
    label,
    like: written.map(foldWords).filter((id) => id !== ""),
  };
}

function foldWords(written: string): NameId {
  return written.split(/\s+/).map(foldName).join(" ");
}

function namesFrom(text: string, from: number, themes: readonly Theme[]): readonly TextRange[] {
  const words = wordsFrom(text, from, (word, isFirst) => {
    const written = wordOf(text, word);
    return !(isFirst ? isFiller(written) : isGrammar(written)) && !asks(text, word, themes);
  });
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const next = wordAt(text, last.to);
  const and = next && endOf(BETWEEN_NAMES, text, next.from);
  const goesOn = and !== null || /[,&]/.test(text.slice(last.to, next?.from));
  const others = goesOn && next !== null ? namesFrom(text, and ?? next.from, themes) : [];
  return [{ from: first.from, to: last.to }, ...others];
}

/** Words up to the first that does not go on, or the first sign that ends a phrase. */
function wordsFrom(
  text: string,
  from: number,
  goesOn: (word: TextRange, first: boolean) => boolean,
): TextRange[] {
  const words: TextRange[] = [];
  for (let word = wordAt(text, from); word !== null; word = wordAt(text, word.to)) {
    const before = text.slice(words.at(-1)?.to ?? from, word.from);
    if (/[,;.&+/]/.test(before) || !goesOn(word, words.length === 0)) break;
    words.push(word);
  }
  return words;
}

function asks(text: string, { from }: TextRange, themes: readonly Theme[]): boolean {
  return (
    ruleAt(text, from, themes) !== null || [MEANING, LIKING].some((each) => endOf(each, text, from) !== null)
  );
}
