import type { Chip } from "#domain/names/search/names-answer.ts";
import { endOf, type TextRange, wordAt, wordOf } from "#domain/names/plain/parse-phrase.ts";
import { isGrammar } from "#domain/names/plain/small-words.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";

/** Meanings that a text does not want, and what is left of it: each other character where it was. */
export type DeniedMeanings = {
  readonly words: readonly string[];
  readonly chip: Chip;
  readonly rest: string;
};

/** What denies the meanings behind it: "that do not mean warrior", "no meaning bitter", "without the meaning of war". */
const DENYING =
  /(?<![\p{L}’'])(?:(?:but|and|that|which|with|just)\s+)*(?:not|never|no|nothing|without|(?:do|does|did|is|are|wo)n[’']?t)\s+(?:(?:an?|any|the|names?|that|which|with|have|has|having|really|actually|literally|something)\s+)*mean(?:s|ings?)?(?:\s+(?:of|is|are|anything|something|about|like|to do with|related to))*\s+/iu;
const JOINED = /\s*(?:,|\/|&|,?\s*(?:or|and|nor)\s)\s*/iuy;

/** Null where no meaning that a name has is denied. */
export function deniedMeanings(
  text: string,
  { knowsMeaning }: Pick<Vocabulary, "knowsMeaning">,
): DeniedMeanings | null {
  const denying = DENYING.exec(text);
  if (denying === null) return null;
  const meaningAt = (from: number): TextRange | null => {
    const word = wordAt(text, from);
    if (word === null || word.from !== from) return null;
    const said = wordOf(text, word);
    return isGrammar(said) || !knowsMeaning(said) ? null : word;
  };
  const found: TextRange[] = [];
  for (let word = meaningAt(denying.index + denying[0].length); word !== null;) {
    found.push(word);
    const next = endOf(JOINED, text, word.to);
    word = next === null ? null : meaningAt(next);
  }
  const last = found.at(-1);
  if (last === undefined) return null;
  const words = found.map((word) => wordOf(text, word).toLowerCase());
  const [from, to] = [denying.index, last.to];
  const chip: Chip = {
    kind: "meaning",
    label: `Not meaning ${words.join(" or ")}`,
    rule: "Without names whose meaning has these words, or words near them",
    from,
    to,
  };
  return { words, chip, rest: text.slice(0, from) + " ".repeat(to - from) + text.slice(to) };
}
