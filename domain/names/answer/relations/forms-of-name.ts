import { foldName, type NameId } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";

/** One name in several languages, as an editor writes it, with accents. */
export type FormsOfName = {
  /** English spellings, the usual first. */
  readonly english: readonly string[];
  readonly forms: readonly { readonly language: Origin; readonly names: readonly string[] }[];
};

/** A form in a language, as it is written, and the English name that it is a form of. */
export type FormIn = {
  readonly id: NameId;
  readonly written: string;
  readonly language: Origin;
  readonly of: string;
};

/**
 * Finds the same name in other languages by any form of it: of Giacomo, Jaime and James. What the form is in English comes
 * first, then what it is elsewhere: Jakob is Jacob and James.
 */
export function createFormsIn(rows: readonly FormsOfName[]): (id: NameId) => readonly FormIn[] {
  const byEnglish = new Map<NameId, (readonly FormIn[])[]>();
  const byForm = new Map<NameId, (readonly FormIn[])[]>();
  for (const { english, forms } of rows) {
    const [of = ""] = english;
    const formOf = (written: string, language: Origin): FormIn => ({
      id: foldName(written),
      written,
      language,
      of,
    });
    const own = english.map((name) => formOf(name, "English"));
    const others = forms.flatMap(({ language, names }) => names.map((name) => formOf(name, language)));
    for (const { id, written } of own) {
      add(
        byEnglish,
        id,
        others.map((form) => ({ ...form, of: written })),
      );
    }
    for (const id of new Set(others.map((each) => each.id))) add(byForm, id, [...own, ...others]);
  }
  return (id) => (byEnglish.get(id) ?? byForm.get(id) ?? []).flat().filter((form) => form.id !== id);
}

function add(map: Map<NameId, (readonly FormIn[])[]>, id: NameId, forms: readonly FormIn[]) {
  const known = map.get(id);
  if (known === undefined) map.set(id, [forms]);
  else known.push(forms);
}
