import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { FitBook, Usage } from "#domain/fit/book/fit-book.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { namesOf } from "./names-of.ts";
import { respell } from "#domain/fit/sound/respell.ts";
import { beatsOf } from "./stress.ts";

/**
 * Powers of ten between two usages from which on a name stands alone: a hundred times as many babies. Of two babies drawn by
 * chance from the records of 2021–2025, 10 % are so far apart. In 75 American families whose children's names are public, and
 * who like rare names more than most, it was 6 % of 302 pairs, and 2 of 231 children were so far from all the others. At 1.5 it
 * would be 20 children, whom nobody takes for strangers (Silas and Phineas); at 2.5 none.
 */
const APART = 2;
/** The most babies that a name can have of which nothing is published. */
const UNPUBLISHED = 4;

/**
 * Whether a new name would stand alone beside its brothers' and sisters': much more usual than all of them, or much rarer. It is
 * held against the nearest, as a family that already has both kinds has made its style. A shared rhythm is a plus. A matter of
 * style: it says listen at most. Sources 8, 9 of judge-fit.ts (syllable counts bring unlike names together).
 */
export function style({ first, siblings }: NameParts, book: FitBook): Finding | null {
  if (first === null || siblings.length === 0) return null;
  const alike = siblings.filter((sibling) => sharesBeat(first, sibling));
  const of = (verdict: Verdict, reason: Reason, facts: Finding["facts"]): Finding => ({
    rule: "style",
    verdict,
    reason,
    facts: {
      one: first.written,
      children: namesOf([first, ...siblings]),
      beats: alike.length === 0 ? "" : [first, ...alike].map(({ said }) => respell(said)).join(", "),
      ...facts,
    },
    guessed: false,
  });
  const mine = book.usageOf(first.letters);
  const nearest = mine === undefined ? undefined : nearestTo(mine, siblings, book);
  if (mine === undefined || nearest === undefined) {
    const unknown = mine === undefined ? first.written : namesOf(siblings);
    return of("pass", alike.length === 0 ? "styleUnknown" : "styleUnknownBeat", { unknown });
  }
  const { sibling, theirs } = nearest;
  const facts = { other: sibling.written, births: babiesOf(mine), otherBirths: babiesOf(theirs) };
  if (bandsApart(mine, theirs) >= APART) return of("listen", "styleApart", facts);
  return of("pass", alike.length === 0 ? "styleNear" : "styleNearBeat", facts);
}

function nearestTo(mine: Usage, siblings: readonly NamePart[], book: FitBook) {
  return siblings
    .flatMap((sibling) => {
      const theirs = book.usageOf(sibling.letters);
      return theirs === undefined ? [] : [{ sibling, theirs }];
    })
    .toSorted((one, other) => bandsApart(mine, one.theirs) - bandsApart(mine, other.theirs))
    .at(0);
}

/** The distance of two usage bands: powers of ten between their births. */
export function bandsApart(one: Usage, other: Usage): number {
  return Math.abs(bandOf(one) - bandOf(other));
}

/** Births as a power of ten. */
export function bandOf({ births }: Usage): number {
  return Math.log10(Math.max(births, UNPUBLISHED));
}

/** As many syllables, and the strong one in the same place; not of a sound that we had to guess. */
function sharesBeat(one: NamePart, other: NamePart): boolean {
  if (one.letters === other.letters || one.source === "guess" || other.source === "guess") return false;
  return beatOf(one) === beatOf(other);
}

/** "Xx" of Hazel, "xXxx" of Olivia. */
export function beatOf(part: NamePart): string {
  return beatsOf(part)
    .map((strength) => (strength === 2 ? "X" : "x"))
    .join("");
}

/** "about 1,200"; fewer than five are not published. */
export function babiesOf({ births }: Usage): string {
  return births === 0 ? "fewer than five" : `about ${formatCount(births)}`;
}
