import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";

/** A name by way of another, and what they have to do with each other. */
export function told(id: NameId, says: string): Hit {
  return { id, why: { kind: "relation", says } };
}
