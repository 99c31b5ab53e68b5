import { type NameId, readNameId } from "#domain/names/entry/name.ts";
import { MOST_NAMES } from "#domain/names/sheet/sheet-name.ts";

/** Longer than three names with room to spare; the rest of it is not repeated to the visitor. */
const LONGEST = 200;
const LONGEST_NAME = 40;

/** What an address of the sheet asks for. */
type SheetRequest = {
  readonly ids: readonly NameId[];
  /** Spellings on no record, as they were written. */
  readonly unknown: readonly string[];
  /** Names beyond the third. */
  readonly leftOut: readonly NameId[];
};

/** Reads "hazel, Zoë": each name once, in their order. */
export function readSheetAddress(names: string, isKnown: (id: NameId) => boolean): SheetRequest {
  const spellings = names
    .slice(0, LONGEST)
    .split(",")
    .map((spelling) => spelling.trim().slice(0, LONGEST_NAME))
    .filter((spelling) => spelling !== "");
  const read = spellings.map((spelling) => ({ spelling, id: readNameId(spelling) ?? "" }));
  const known = [...new Set(read.flatMap(({ id }) => (isKnown(id) ? id : [])))];
  return {
    ids: known.slice(0, MOST_NAMES),
    unknown: read.flatMap(({ spelling, id }) => (isKnown(id) ? [] : spelling)).slice(0, MOST_NAMES),
    leftOut: known.slice(MOST_NAMES),
  };
}
