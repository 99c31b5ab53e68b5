import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { Era, FitBook } from "#domain/fit/book/fit-book.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";

/** Decades between two peaks from which on names may sound like two generations; half a life. */
const DECADES_APART = 4;
/** Likeness of two curves (cosine, 0–1) below which they have hardly a time in common. */
const LEAST_LIKENESS = 0.45;

/** Whether the names of brothers and sisters had their time together. A matter of style: it says listen at most. */
export function era({ first, siblings }: NameParts, book: FitBook): Finding | null {
  if (first === null || siblings.length === 0) return null;
  const mine = book.eraOf(first.letters);
  const of = (verdict: Verdict, reason: Reason, other?: NamePart, theirs?: Era): Finding => ({
    rule: "era",
    verdict,
    reason,
    facts: {
      one: first.written,
      other: other?.written ?? "",
      peak: mine === undefined ? "" : `${mine.peak}`,
      otherPeak: theirs === undefined ? "" : `${theirs.peak}`,
    },
    guessed: false,
  });
  const known = siblings.flatMap((sibling) => {
    const theirs = book.eraOf(sibling.letters);
    return mine === undefined || theirs === undefined
      ? []
      : [{ sibling, theirs, alike: likeness(mine, theirs), isFar: arePeaksFar(mine, theirs) }];
  });
  const [nearest] = known.toSorted((one, other) => other.alike - one.alike);
  if (nearest === undefined) return of("pass", "eraUnknown");
  const apart = known.find(({ alike, isFar }) => isFar && alike < LEAST_LIKENESS);
  if (apart !== undefined) return of("listen", "eraApart", apart.sibling, apart.theirs);
  return of("pass", nearest.isFar ? "eraShared" : "eraTogether", nearest.sibling, nearest.theirs);
}

function arePeaksFar(one: Era, other: Era): boolean {
  return Math.abs(one.peak - other.peak) >= DECADES_APART * 10;
}

/** Cosine of two curves. */
export function likeness(one: Era, other: Era): number {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const size = Math.sqrt(dot(one.decades, one.decades) * dot(other.decades, other.decades));
  return size === 0 ? 0 : dot(one.decades, other.decades) / size;
}
