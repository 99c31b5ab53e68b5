import { openFragment, sealFragment } from "#domain/link/sealed-fragment.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { eachOnce } from "./mended-list.ts";
import { NOTE_LIMIT, type NotedName, SAVED_NAMES_LIMIT } from "./saved-names.ts";

/** A list packed into the fragment of a link, in UTF-8: names are divided by a record separator, a name and its note by a unit separator. */
const VERSION = 1;
const BETWEEN_NAMES = "\u001E";
const BEFORE_NOTE = "\u001F";
const MARK = "#list=";
const LONGEST_ID = 40;

/** Characters in a fragment that mail and message programs still pass on whole. */
export const LONGEST_FRAGMENT = 8000;

export type ParsedListLink =
  | { readonly kind: "none" }
  | { readonly kind: "list"; readonly names: readonly NotedName[] }
  | { readonly kind: "newer version" }
  | { readonly kind: "broken" };

/** The fragment with its "#"; null when the list is too long for a link. */
export function linkFragment(names: readonly NotedName[]): string | null {
  const text = names
    .map(({ nameId, note }) => (note === "" ? nameId : `${nameId}${BEFORE_NOTE}${withoutSeparators(note)}`))
    .join(BETWEEN_NAMES);
  const fragment = MARK + sealFragment(VERSION, new TextEncoder().encode(text));
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
}

/** Reads the fragment of an address. A link that was cut or altered is broken as a whole: half a list is worse than none. */
export function readLink(fragment: string): ParsedListLink {
  if (!fragment.startsWith(MARK)) return { kind: "none" };
  const opened = openFragment(VERSION, fragment.slice(MARK.length));
  if (opened.kind !== "content") return opened;
  const records = new TextDecoder().decode(opened.content).split(BETWEEN_NAMES);
  const read = records.flatMap((record) => notedName(record) ?? []);
  const names = eachOnce(read);
  const isSound = read.length === records.length && names.length <= SAVED_NAMES_LIMIT;
  return isSound ? { kind: "list", names } : { kind: "broken" };
}

function notedName(record: string): NotedName | undefined {
  const [spelling = "", note = ""] = record.split(BEFORE_NOTE);
  const nameId = readNameId(spelling);
  if (nameId === undefined || nameId.length > LONGEST_ID) return undefined;
  return { nameId, note: note.slice(0, NOTE_LIMIT) };
}

function withoutSeparators(note: string): string {
  return note.replaceAll(BETWEEN_NAMES, " ").replaceAll(BEFORE_NOTE, " ");
}
