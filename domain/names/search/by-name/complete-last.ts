import { foldName } from "#domain/names/entry/name.ts";
import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import type { NameSearch } from "#domain/names/name-book.ts";
import { WISHED } from "#domain/names/plain/mend-slips.ts";
import { originWords } from "#domain/names/plain/plain-origins.ts";
import type { Chip, NamesAnswer } from "#domain/names/search/names-answer.ts";
import { once } from "#domain/once.ts";
import { readLettersLeft } from "./letters-left.ts";

type Sources = {
  readonly search: Pick<NameSearch, "didYouMean">;
  readonly themes: readonly Theme[];
  readonly summaryOf: (id: string) => NameSummary | undefined;
};

/** Words that most wishes end with: two letters of one are enough. */
const LAST = ["boys", "girls", "names", "boy", "girl", "name", "baby", "twins"];
const LAST_SHORTEST = 2;
/** Of others so many letters, and this part of the word. */
const SHORTEST = 4;
const PART = 0.5;
/** A spelling given to fewer than one baby in so many is the beginning of a name that is given to one in so many. */
const RARE_TO_ONE = 100_000;
const MEANT_TO_ONE = 5000;
const LOOKED_AT = 5;

/** A word by which a text asks by way of a name. Without one, no name is looked for: that takes a fifth of an answer. */
const BY_WAY =
  /(?<!\p{L})(?:like|similar|siblings?|brothers?|sisters?|twins?|middle|nick ?names?|short|rhym\p{L}+|versions?|forms?|go(?:es)?|match\p{L}*|with|for|than|honor\p{L}*|after|instead)(?!\p{L})/iu;

/** The last word of a text that goes on, with no sign and no space behind it. */
const LAST_WORD = /[\s,](\p{L}{2,})$/u;

/**
 * Makes what reads a text whose last word is still being typed: "irish bo", "names like theodo". Where nothing else reads the
 * word, it is completed to a word that the search knows, or to the name most used that begins so.
 * @param ask answers a completed text.
 */
export function createCompletion({ search, themes, summaryOf }: Sources) {
  const known = once(() => {
    const words = [WISHED, ...themes.map(({ asked }) => asked.replaceAll("|", " ")), originWords().join(" ")];
    return [...new Set(words.join(" ").split(" "))].filter((word) => word.length > SHORTEST);
  });

  function wordFrom(begun: string): string | undefined {
    const last = LAST.find((word) => word.startsWith(begun) && word.length > begun.length);
    if (last !== undefined && begun.length >= LAST_SHORTEST) return last;
    if (begun.length < SHORTEST) return undefined;
    return known().find((word) => word.startsWith(begun) && begun.length >= PART * word.length);
  }

  function nameFrom(begun: string): string | undefined {
    if (begun.length < SHORTEST) return undefined;
    const id = foldName(begun);
    const own = summaryOf(id);
    if (own !== undefined && (own.curated || isMetOften(own, RARE_TO_ONE))) return undefined;
    const longer = search.didYouMean(id, LOOKED_AT).filter((each) => each.startsWith(id));
    return longer.flatMap((each) => summaryOf(each) ?? []).find((each) => isMetOften(each, MEANT_TO_ONE))
      ?.name;
  }

  return (text: string, first: NamesAnswer, ask: (text: string) => NamesAnswer): NamesAnswer => {
    const found = readLettersLeft(text, first, ask);
    const [, word] = LAST_WORD.exec(text) ?? [];
    if (word === undefined || found.care !== null || found.fact !== null) return found;
    const begun = word.toLowerCase();
    const isLeft = found.notUnderstood.at(-1)?.toLowerCase() === begun;
    const isNamed = found.understood.some(({ kind, to }) => kind === "relation" && to === text.length);
    if (!isLeft && !isNamed) return found;
    const wish = isLeft ? wordFrom(begun) : undefined;
    const name = () => (isNamed || BY_WAY.test(text) ? nameFrom(begun) : undefined);
    for (const complete of [() => wish, name]) {
      const whole = complete();
      if (whole === undefined) continue;
      const answer = ask(text.slice(0, -word.length) + whole);
      // The same without the word, or another question: then it was none of it.
      const isRead = answer.notUnderstood.length < found.notUnderstood.length || isNamed;
      // "When do babies walk" asks by way of no name, and Walker would be none of its own accord.
      const isAsked = whole === wish || answer.understood.some(({ kind }) => kind === "relation");
      const isMore =
        isAsked && answer.names.length > 0 && answer.understood.length >= found.understood.length;
      if (isRead && isMore) return { ...answer, understood: answer.understood.map(within(text.length)) };
    }
    return found;
  };
}

/** A chip of a completed text, as far as it was typed. */
function within(end: number) {
  return (chip: Chip): Chip => ({ ...chip, from: Math.min(chip.from, end), to: Math.min(chip.to, end) });
}
