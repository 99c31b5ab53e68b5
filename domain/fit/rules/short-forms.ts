import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { type NameParts, type NamePart, namePartOf } from "#domain/fit/full-name.ts";
import { phraseOf } from "./heard-as.ts";
import { rhymes } from "#domain/fit/sound/rime.ts";

/**
 * What others will call a child, with the surname or the middle name: a Mitchell Fitch becomes Mitch Fitch, a Benjamin Dover
 * Ben Dover, and so does a Benjamin Dover Miller. Source 6 of judge-fit.ts.
 */
export function shortForms({ first, middles, surname }: NameParts, book: FitBook): Finding | null {
  const [middle] = middles;
  const next = [surname, middle].filter((part) => part !== null && part !== undefined);
  const [last] = next;
  if (first === null || last === undefined) return null;
  const forms = book
    .shortFormsOf(first.letters)
    .map((form) => namePartOf(form, book))
    .filter((form) => form !== null);
  const of = (verdict: Verdict, reason: Reason, said: Said = { other: last }): Finding => ({
    rule: "shortForms",
    verdict,
    reason,
    facts: {
      one: first.written,
      other: said.other.written,
      form: said.form?.written ?? "",
      forms: forms.map(({ written }) => written).join(", "),
      phrase: said.phrase ?? "",
    },
    guessed: said.guessed ?? false,
  });
  for (const other of next)
    for (const form of forms) {
      const phrase = phraseOf(form, other, book);
      if (phrase === null) continue;
      const { words, guessed, famous } = phrase;
      return of(guessed || famous ? "listen" : "caution", "shortPhrase", {
        form,
        other,
        phrase: words,
        guessed,
      });
    }
  const rhyming = surname === null ? undefined : forms.find(({ said }) => rhymes(said, surname.said));
  if (rhyming !== undefined && surname !== null)
    return of("listen", "shortRhyme", { form: rhyming, other: surname, guessed: surname.source === "guess" });
  return of("pass", forms.length === 0 ? "shortNone" : "shortClear");
}

/** A short form, what it is said with, and what that is heard as. */
type Said = {
  readonly other: NamePart;
  readonly form?: NamePart;
  readonly phrase?: string;
  readonly guessed?: boolean;
};
