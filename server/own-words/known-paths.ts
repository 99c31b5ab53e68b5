import { PRINTABLES } from "#content/printables/printables.ts";
import { PAGES_HERE } from "#content/site/pages.ts";
import { everyList } from "#domain/names/lists/every-list.ts";
import { listSlug } from "#domain/names/lists/list-slug.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { once } from "#domain/once.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import { templatePath } from "#domain/printables/printable.ts";

/** Tells whether a path leads to a page: a fixed one, one of those given, a sheet, a state, a list or a name. */
export function createKnownPaths(
  names: Pick<NameBook, "summary" | "lists" | "edition">,
  articles: ReadonlySet<string>,
): (path: string) => boolean {
  const fixed = new Set([
    ...PAGES_HERE.map(({ path }) => path),
    ...PRINTABLES.map(({ id }) => templatePath(id)),
    ...STATES.map((state) => `/names/states/${stateSlug(state)}`),
  ]);
  const lists = once(
    () =>
      new Set(
        everyList(names.lists.contents(), names.edition).map((list) => `/names/lists/${listSlug(list)}`),
      ),
  );
  return (path) => {
    if (fixed.has(path) || articles.has(path)) return true;
    if (path.startsWith("/names/lists/")) return lists().has(path);
    const [, id] = /^\/names\/([^/]+)$/.exec(path) ?? [];
    return id !== undefined && names.summary(id) !== undefined;
  };
}
