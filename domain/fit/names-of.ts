import { listed } from "#domain/text/list.ts";
import type { Part } from "./full-name.ts";

/** "Violet, Henry and Iris". */
export function namesOf(parts: readonly Part[]): string {
  return listed(parts.map(({ written }) => written));
}
