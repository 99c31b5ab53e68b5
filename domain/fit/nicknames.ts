import { foldName } from "#domain/names/name.ts";
import type { Finding, Reason, Verdict } from "./finding.ts";
import type { FitBook } from "./fit-book.ts";
import type { NameParts } from "./full-name.ts";
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
  for (const sibling of siblings) {
    const theirs = book.shortFormsOf(sibling.letters);
    const taken =
      mine.find((form) => foldName(form) === sibling.letters) ??
      theirs.find((form) => foldName(form) === first.letters);
    if (taken !== undefined) return of("caution", "nicknamesTaken", sibling.written, taken);
    const shared = mine.find((form) => theirs.some((their) => foldName(their) === foldName(form)));
    if (shared !== undefined) return of("listen", "nicknamesShared", sibling.written, shared);
  }
  return of("pass", "nicknamesApart", namesOf(siblings), "");
}
