import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSearch } from "#domain/names/name-book.ts";

const POOL = 30;

/** Names themselves and what is said the same: who does not want Sophia wants no Sofia. */
export function spellingsOf(search: Pick<NameSearch, "find">, ids: readonly NameId[]): ReadonlySet<NameId> {
  const said = ids.flatMap((id) =>
    search.find(id, "all", POOL).flatMap((hit) => (hit.why.kind === "sound" ? hit.id : [])),
  );
  return new Set([...ids, ...said]);
}
