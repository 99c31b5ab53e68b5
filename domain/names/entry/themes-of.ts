import type { NameId } from "./name.ts";
import type { ReviewedTheme } from "./theme.ts";

/** Ids of the themes that a name belongs to, in the order of the themes. */
export function themesOf(id: NameId, themes: readonly ReviewedTheme[]): readonly string[] {
  return indexOf(themes).get(id) ?? [];
}

/** Of those, the fields of meaning: the themes in which names are alike, not just kept together. */
export function meaningsOf(id: NameId, themes: readonly ReviewedTheme[]): readonly string[] {
  const ofMeaning = new Set(themes.flatMap((theme) => (theme.group === "meaning" ? theme.id : [])));
  return themesOf(id, themes).filter((theme) => ofMeaning.has(theme));
}

/** Of those, the themes that everybody thinks of the name in first. */
export function foremostOf(id: NameId, themes: readonly ReviewedTheme[]): readonly string[] {
  const of = themesOf(id, themes);
  return themes.flatMap((theme) =>
    of.includes(theme.id) && theme.foremost?.includes(id) === true ? theme.id : [],
  );
}

const indexes = new WeakMap<readonly ReviewedTheme[], ReadonlyMap<NameId, readonly string[]>>();

/** Made once for all names. */
function indexOf(themes: readonly ReviewedTheme[]): ReadonlyMap<NameId, readonly string[]> {
  const known = indexes.get(themes);
  if (known !== undefined) return known;
  const index = new Map<NameId, string[]>();
  for (const { id, names } of themes) {
    for (const name of names) {
      const found = index.get(name);
      if (found === undefined) index.set(name, [id]);
      else found.push(id);
    }
  }
  indexes.set(themes, index);
  return index;
}
