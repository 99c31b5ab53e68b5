import { foldName, type NameId } from "#domain/names/name.ts";

/** A name as somebody typed it, and the id that it may be found under; empty when it holds no letter that we know. */
export type TypedName = { readonly typed: string; readonly nameId: NameId };

const LONGEST_ID = 40;

/** Reads a plain list: one name a line, or names between commas; numbered or bulleted, too. Each id once. */
export function pastedNames(text: string): readonly TypedName[] {
  const names = text
    .split(/[\n\r,;\t]+/)
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
