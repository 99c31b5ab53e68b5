import { foldName } from "#domain/names/entry/name.ts";
import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import type { NameParts } from "#domain/fit/full-name.ts";
import { namesOf } from "./names-of.ts";

/** A short form that two children of a family could go by: Ted for Theodore and Edward. Or one that a brother or sister bears as a name. */
export function nicknames({ first, siblings }: NameParts, book: FitBook): Finding | null {
  if (first === null || siblings.length === 0) return null;
  const of = (verdict: Verdict, reason: Reason, other: string, form: string): Finding => ({
    rule: "nicknames",
    verdict,
    reason,
    facts: { one: first.written, other, form },
    guessed: false,
  });
  const mine = book.shortFormsOf(first.letters);
  const pairs = siblings.map(({ written, letters }) => {
    const theirs = book.shortFormsOf(letters);
    return {
      written,
      taken:
        mine.find((form) => foldName(form) === letters) ??
        theirs.find((form) => foldName(form) === first.letters),
      shared: mine.find((form) => theirs.some((their) => foldName(their) === foldName(form))),
    };
  });
  // A name that is taken weighs more than a form that could be shared, whoever of the children comes first.
  for (const { written, taken } of pairs)
    if (taken !== undefined) return of("caution", "nicknamesTaken", written, taken);
  for (const { written, shared } of pairs)
    if (shared !== undefined) return of("listen", "nicknamesShared", written, shared);
  return of("pass", "nicknamesApart", namesOf(siblings), "");
}
