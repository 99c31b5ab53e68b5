import { HOW_OLD_PAGE } from "#content/site/how-old-page.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { type AgeView, buildAgeView } from "#app/names/page/age/age-view.ts";
import { unknownName } from "#app/names/page/unknown-name.ts";

const { few, unknown, perhaps, more } = HOW_OLD_PAGE.answer;

/** What is answered to a name that was typed. */
export type AgeAnswer =
  | {
      readonly kind: "age";
      readonly words: AgeView;
      /** The bar, as HTML. */
      readonly html: string;
      readonly page: { readonly id: string; readonly label: string };
    }
  | {
      readonly kind: "few";
      readonly text: string;
      readonly page: { readonly id: string; readonly label: string };
    }
  | {
      readonly kind: "unknown";
      readonly text: string;
      /** Stands before the suggestions. */
      readonly perhaps: string;
      readonly suggestions: readonly { readonly id: string; readonly name: string }[];
    };

/** Longer than any name; the rest is not repeated to the visitor. */
const LONGEST = 40;

/** Null where nothing was asked. */
export function answerAge(book: NameBook, typed: string): AgeAnswer | null {
  const text = typed.trim().slice(0, LONGEST);
  if (text === "") return null;
  const id = readNameId(text);
  const found = id === undefined ? undefined : book.page(id);
  if (found === undefined) {
    const { suggestions } = unknownName(book, text);
    return { kind: "unknown", text: fillInAll(unknown, { text }), perhaps, suggestions };
  }
  const { name } = found.summary;
  const page = { id: found.id, label: fillInAll(more, { name }) };
  const age = buildAgeView(found);
  return age === null
    ? { kind: "few", text: fillInAll(few, { name }), page }
    : { kind: "age", words: age.words, html: age.html, page };
}
