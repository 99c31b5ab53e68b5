import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { type NameParts, namePartOf } from "#domain/fit/full-name.ts";
import { phraseOf } from "./joined.ts";
import { rhymes } from "#domain/fit/sound/rime.ts";

/** What others will call a child, with the surname: a Mitchell Fitch becomes Mitch Fitch, a Benjamin Dover Ben Dover. Source 6 of judge-fit.ts. */
export function shortForms({ first, surname }: NameParts, book: FitBook): Finding | null {
  if (first === null || surname === null) return null;
  const forms = book
    .shortFormsOf(first.letters)
    .map((form) => namePartOf(form, book))
    .filter((form) => form !== null);
  const of = (verdict: Verdict, reason: Reason, form = "", phrase = "", guessed = false): Finding => ({
    rule: "shortForms",
    verdict,
    reason,
    facts: {
      one: first.written,
      other: surname.written,
      form,
      forms: forms.map(({ written }) => written).join(", "),
      phrase,
    },
    guessed,
  });
  for (const form of forms) {
    const phrase = phraseOf(form, surname, book);
    if (phrase === null) continue;
    const { words, guessed, famous } = phrase;
    return of(guessed || famous ? "listen" : "caution", "shortPhrase", form.written, words, guessed);
  }
  const rhyming = forms.find(({ said }) => rhymes(said, surname.said));
  if (rhyming !== undefined)
    return of("listen", "shortRhyme", rhyming.written, "", surname.source === "guess");
  return of("pass", forms.length === 0 ? "shortNone" : "shortClear");
}
