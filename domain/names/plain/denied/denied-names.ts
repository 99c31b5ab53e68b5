import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { capitals } from "#domain/names/browse/rules/phrase.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { listed } from "#domain/locale/lists.ts";
import { hasDenial } from "./denied-phrase.ts";
import { endOf, parsePhraseAt, type TextRange, wordAt, wordOf } from "#domain/names/plain/parse-phrase.ts";
import { originsCalled } from "#domain/names/plain/plain-origins.ts";
import { isGrammar } from "#domain/names/plain/small-words.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";

/** Names that a text does not want, and what is left of it: each other character where it was. */
export type DeniedNames = {
  readonly ids: readonly NameId[];
  /** Those of them that names wanted are not to be close to. */
  readonly near: readonly NameId[];
  readonly chip: Chip;
  readonly rest: string;
};

/** What denies the names behind it: "but not Chloe", "my husband hates Ivy", "that isn't James". */
const DENYING =
  /(?<![\p{L}’'])(?:(?:but|and|just|also|that|which|who|my|our|the|husband|wife|partner|hubby|he|she|we|i|they|mom|dad|family)\s+)*(?:not|no|nothing|nor|never|unlike|(?:\p{L}+\s+)?different (?:from|than|to)|without|except|exclud(?:e|es|ing)|minus|besides|other than|aside from|apart from|anything but|rather than|hates?|hated|dislikes?|detests?|vetoed|vetoes|ruled out|sick of|tired of|avoid(?:ing)?|can[’']?t stand|(?:is|are|was|do|does|did|won)n?[’']?t|(?:should|must|ca)n[’']?t|cannot|(?:dogs?|cats?|pup(?:py|s)?|pets?|bunny|hamster|horse|kitten|goldfish|teacher|boss|ex(?:[ -](?:husband|wife|boyfriend|girlfriend|bf|gf))?|bully)(?:[’']?s)?(?: names?)? (?:is|was|s)(?: already)?(?: named| called)?|(?:(?:dog|cat|pup(?:py)?|pet|bunny|hamster|horse|kitten|ex|bully) (?:named|called))|(?:have|has|got|had) an? (?:dog|cat|pup(?:py)?|pet) (?:named|called)|(?:(?:so|too|way too) many|every(?:one|body)|all)(?:\s+(?:of|the|other|kids?|boys?|girls?|babies|children|people|students|is|are|has))*)(?:\s+(?:the|names?|named|called|for|want|wants|like|likes|love|be|is|use|using|say|any|another|either|too|so|very|even|remotely|close|near|similar|sounds?|sounding|that|to|anything|it|rhym(?:e|es|ing|ed)|with))*\s+/giu;
/** "Nothing close to Emily", "unlike Emily": names that begin or end like it are not wanted either. */
const CLOSE =
  /\b(?:close|near|similar|unlike|different|sound(?:s|ing)?|rhym(?:e|es|ing|ed)|nothing\s+(?:\w+\s+)*like)\b/i;
const JOINED = /\s*(?:,|\/|&|,?\s*(?:or|and|nor)\s)\s*(?:(?:not|no|the|name|or|and|nor)\s+)*/iuy;
const CAPITAL = /^\p{Lu}/u;
const POSSESSIVE = /[’']s$/u;

/** Null where no name is denied. A word in small letters that is a theme, too, is left to be read as that: "not river". */
export function deniedNames(
  text: string,
  { isName, themes }: Pick<Vocabulary, "isName" | "themes">,
): DeniedNames | null {
  const ids: NameId[] = [];
  const near: NameId[] = [];
  const plain: string[] = [];
  const alike: string[] = [];
  const places: (TextRange & { readonly isOther: boolean })[] = [];
  const nameAt = (from: number): TextRange | null => {
    const word = wordAt(text, from);
    if (word === null || word.from !== from) return null;
    const said = wordOf(text, word).replace(POSSESSIVE, "");
    const isOther = isGrammar(said) || originsCalled(said).length > 0;
    return !isOther && isName(foldName(said)) ? { from: word.from, to: word.from + said.length } : null;
  };
  for (const match of text.matchAll(DENYING)) {
    const start = match.index + match[0].length;
    const names: TextRange[] = [];
    for (let name = nameAt(start); name !== null;) {
      names.push(name);
      const joined = endOf(JOINED, text, name.to);
      // "So many kids named Jayden Brayden Kayden": one capital after the other.
      const next = joined ?? (CAPITAL.test(text.slice(name.to).trimStart()) ? name.to + 1 : null);
      name = next === null ? null : nameAt(next);
    }
    const last = names.at(-1);
    if (last === undefined) continue;
    const said = names.map((name) => wordOf(text, name));
    ids.push(...said.map(foldName));
    const isClose = CLOSE.test(match[0]);
    if (isClose) near.push(...said.map(foldName));
    (isClose ? alike : plain).push(...said.map(capitals));
    const isTheme = (word: string) =>
      !CAPITAL.test(word) &&
      // "Means grace but isn't Grace": the meaning is wanted.
      !new RegExp(`mean\\p{L}*\\s+(?:\\p{L}+\\s+)?${word}(?!\\p{L})`, "iu").test(text) &&
      parsePhraseAt(`${word} names`, 0, themes) !== null;
    places.push({ from: match.index, to: last.to, isOther: said.every(isTheme) });
  }
  const [first, end] = [places[0], places.at(-1)];
  if (first === undefined || end === undefined) return null;
  const rest = places.reduce(
    (left, { from, to, isOther }) =>
      isOther ? left : left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
  const chip: Chip = {
    kind: "pattern",
    ...chipWords([...new Set(plain)], [...new Set(alike)]),
    from: first.from,
    to: end.to,
  };
  return { ids, near, chip, rest };
}

/** What a chip says of names that are not wanted, and of those that nothing may be close to. */
function chipWords(plain: readonly string[], alike: readonly string[]): Pick<Chip, "label" | "rule"> {
  const not = plain.length === 0 ? "" : `Not: ${listed(plain)}`;
  if (alike.length === 0) return { label: not, rule: "Without these names and their spellings" };
  return {
    label: not === "" ? `Nothing like ${listed(alike)}` : `${not}; nothing like ${listed(alike)}`,
    rule: `Without these names, their spellings, and names that begin or end like ${listed(alike)}`,
  };
}

/** Whether a text denies what is close to a name: "nothing close to Emily" is no question about Emily, nor does it want names like it. */
export function wantsNothingLike(text: string, vocabulary: Pick<Vocabulary, "isName" | "themes">): boolean {
  return hasDenial(text) && (deniedNames(text, vocabulary)?.near ?? []).length > 0;
}
