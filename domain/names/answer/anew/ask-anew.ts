import type { FindName } from "#domain/names/answer/words/find-name.ts";
import { typedWords } from "#domain/names/answer/words/typed-words.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { isQuiet } from "#domain/names/plain/small-words.ts";
import { CUE_WORDS, WAYS_TO_ASK } from "./ways-to-ask.ts";

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
  readonly notUnderstood: readonly string[];
};

const MOST_WORDS = 14;
const MOST_NAMES = 3;
/** Where more was understood, it is a list that is asked for. */
const MOST_CHIPS = 2;
const DENIED = /\b(?:except|without|hate|no|never)\b|\bnot (?!as|so|too|very|that)/;
/** With more words of other things, the text is about something else. */
const MOST_LEFT = 1;
/** What else was understood stands beside names by way of a name, not beside a question of fact. */
const BESIDE: ReadonlySet<string> = new Set(["pattern", "style", "theme", "era", "meaning"]);
const OF_NAMES = /^(?:\w+ )*(?:for|with|of|like) X/;

/**
 * Reads a text that no pattern fits, and whose name nobody understood: by what it asks anywhere in it ("Ronan, what does it
 * mean"), it is asked again in words that do. Null where there is no known name, or nothing is asked of it.
 */
export function createAskAnew(find: FindName) {
  return (text: string, { chips, isNothing, rest, notUnderstood }: Read): AskedAnew | null => {
    const words = typedWords(text);
    if (words === null || words.words.length > MOST_WORDS) return null;
    if (chips.length > MOST_CHIPS || DENIED.test(words.plain)) return null;
    const searched = chips.length === 0 ? rest.split(/\s+/) : [];
    const left = new Set([...notUnderstood, ...searched].map(foldName));
    const found = words.words.flatMap(({ word, at }) => {
      const typed = words.typed(at, at + word.length).text;
      if (isQuiet(word) || CUE_WORDS.test(word)) return [];
      if (!isNothing && !left.has(foldName(typed))) return [];
      const name = find(typed, { bare: true, saysName: false });
      return name === null || name.instead !== null ? [] : [{ name: name.summary.name, word }];
    });
    const names = [...new Set(found.map(({ name }) => name))];
    if (names.length === 0 || names.length > MOST_NAMES) return null;
    const others = words.words
      .map(({ word }) => word)
      .filter((word) => found.every((each) => each.word !== word));
    const unknown = others.filter(
      (word) => !isQuiet(word) && !CUE_WORDS.test(word) && !/\d/.test(word) && word.length > 1,
    );
    if (unknown.length > MOST_LEFT) return null;
    const asking = others.join(" ");
    for (const { cue, anew } of WAYS_TO_ASK) {
      const match = cue.exec(asking);
      if (match === null) continue;
      // A question of fact is short: "how old is Jordan Peele" asks about somebody.
      if (unknown.length > 0 && !OF_NAMES.test(anew)) return null;
      const asked = anew.replace("X", names.join(" and ")).replace("$1", match[1] ?? "");
      const beside = chips.filter(
        ({ kind }) =>
          OF_NAMES.test(anew) && (BESIDE.has(kind) || (kind === "sex" && anew.startsWith("names"))),
      );
      const said = beside.map(({ from, to }) => text.slice(from, to));
      return { text: [asked, ...said].join(" "), names, notUnderstood: unknown };
    }
    return null;
  };
}
