import { foldName, type NameId } from "#domain/names/entry/name.ts";

/** A name as somebody typed it, and the id that it may be found under; empty when it holds no letter that we know. */
export type TypedName = { readonly typed: string; readonly nameId: NameId };

const LONGEST_ID = 40;
const BETWEEN = /[\n\r,;\t]+/;

/** How many entries a pasted text has at least, some perhaps twice: quick to tell even of a text that is no list of names. */
export function entriesIn(text: string): number {
  return text.split(BETWEEN).length;
}

/** Reads a plain list: one name a line, or names between commas; numbered or bulleted, too. Each id once. */
export function pastedNames(text: string): readonly TypedName[] {
  const names = text
    .split(BETWEEN)
    .map((part) => part.trim().replace(/^(\d+[.)]|[-*•])\s*/, ""))
    .filter((typed) => typed !== "")
    .map((typed) => ({ typed, nameId: foldName(typed).slice(0, LONGEST_ID) }));
  const met = new Set<NameId>();
  return names.filter(({ nameId }) => {
    const isNew = nameId === "" || !met.has(nameId);
    met.add(nameId);
    return isNew;
  });
}
