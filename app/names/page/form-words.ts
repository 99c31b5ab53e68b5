import { RELATIONS, type Relation } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";

/** Other forms of a name, of one kind: names with a page of their own, or nicknames, which need none. */
export type FormGroup = {
  readonly title: string;
  readonly forms: readonly { readonly name: string; readonly id: string | null }[];
};

const TITLES = {
  variant: "Other spellings",
  cognate: "In other languages",
  short: "Short and full forms",
  counterpart: "Feminine and masculine",
} as const satisfies Record<Relation, string>;

export function formWords({ curated }: NamePage): readonly FormGroup[] {
  const related = RELATIONS.map((relation) => ({
    title: TITLES[relation],
    forms: (curated?.related?.[relation] ?? []).map((name) => ({ name, id: foldName(name) })),
  }));
  const nicknames = (curated?.nicknames ?? []).map((name) => ({ name, id: null }));
  return [{ title: "Nicknames", forms: nicknames }, ...related].filter(({ forms }) => forms.length > 0);
}
