import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { isGuess, phraseOf, wordAcross } from "./heard-as.ts";

/**
 * Names that are said as one: a phrase that everybody knows (Crystal Ball), or a word across the border (Anna Sassin). First name
 * and surname are looked at for both; a middle name with its neighbors for a phrase alone. What middle name and surname make is heard
 * only when all names are read out, so it asks to be listened to.
 */
export function joined({ first, middles, surname }: NameParts, book: FitBook): Finding | null {
  const [middle] = middles;
  const last = surname ?? middle;
  if (first === null || last === undefined) return null;
  const of = (
    verdict: Verdict,
    reason: Reason,
    { pair: [one, other], phrase = "", guessed = false }: Joined = { pair: [first, last] },
  ): Finding => ({
    rule: "joined",
    verdict: guessed ? "listen" : verdict,
    reason,
    facts: { one: one.written, other: other.written, phrase },
    guessed,
  });
  const found = pairsOf(first, middles, surname).flatMap((pair) => {
    const phrase = phraseOf(...pair, book);
    return phrase === null
      ? []
      : [{ pair, phrase: phrase.words, guessed: phrase.guessed, famous: phrase.famous }];
  });
  const worst = found.find(({ famous }) => !famous) ?? found[0];
  if (worst !== undefined)
    return worst.famous
      ? of("listen", "joinedFamous", worst)
      : of(worst.pair[0] === first ? "caution" : "listen", "joinedPhrase", worst);
  const across = surname === null ? null : wordAcross(first, surname, book);
  if (across === "said" && surname !== null)
    return of("caution", "joinedWord", {
      pair: [first, surname],
      guessed: isGuess(first) || isGuess(surname),
    });
  return across === "spelled" ? of("listen", "joinedWord") : of("pass", "joinedClear");
}

type Pair = readonly [NamePart, NamePart];
type Joined = { readonly pair: Pair; readonly phrase?: string; readonly guessed?: boolean };

/** First name and surname, and then each name with the next. */
function pairsOf(first: NamePart, middles: readonly NamePart[], surname: NamePart | null): readonly Pair[] {
  const all = [first, ...middles, ...(surname === null ? [] : [surname])];
  const next = all.slice(1).map((other, at): Pair => [all[at] ?? first, other]);
  return surname === null || middles.length === 0 ? next : [[first, surname], ...next];
}
