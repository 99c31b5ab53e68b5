import type { NameId } from "#domain/names/entry/name.ts";

/** The anchor of a name's row: where a form without JavaScript comes back to. */
export function rowId(nameId: NameId): string {
  return `name-${nameId}`;
}
