import type { NameId } from "#domain/names/entry/name.ts";
import { withRemoved } from "#domain/taste/kept-taste.ts";
import { taste } from "./taste-store.ts";

/** A name that was taken off the saved list counts a little against its like; saved again, it counts as liked. */
export function noteRemoval(id: NameId): void {
  taste.change((kept) => withRemoved(kept, id));
}
