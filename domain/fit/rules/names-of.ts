import { listed } from "#domain/locale/lists.ts";
import type { NamePart } from "#domain/fit/full-name.ts";

/** "Violet, Henry and Iris". */
export function namesOf(parts: readonly NamePart[]): string {
  return listed(parts.map(({ written }) => written));
}
