import type { Counted } from "#domain/names/entry/name-summary.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { type NameText, parseNameText } from "./name-text.ts";
import { type RequestedName, MOST_LINES } from "./compare-request.ts";

/** What is behind the texts of an address. */
export type ResolvedNames = {
  /** On the chart, and as many more that wait for a place on it. */
  readonly drawn: readonly RequestedName[];
  readonly waiting: readonly RequestedName[];
  /** Of the lines of both, what tells each from the others (lineKey). */
  readonly keys: ReadonlySet<string>;
  /** On no record, as typed. */
  readonly unknown: readonly string[];
};

/** What must be known of a name to tell which texts ask for the same line. */
export type KnownName = {
  /** Of whom it is counted where no sex is asked for. */
  readonly usually: Counted;
  /** The same for all spellings that are one line when all spellings are counted. */
  readonly familyKey: string | undefined;
};

/**
 * Finds the names that were typed. "Mary Ann" is the name Maryann, "Hazel Ivy" two names: a text is divided at its spaces
 * when it is no name as a whole. A sex that is counted anyway, and a star on a name that nobody spells otherwise, say nothing.
 */
export function resolveNames(
  texts: readonly string[],
  find: (id: NameId) => KnownName | undefined,
): ResolvedNames {
  const unknown: string[] = [];
  const found = new Map<string, RequestedName>();
  for (const text of texts) {
    const asked = parseNameText(text);
    const names = namesIn(asked.name, find);
    if (names.length === 0) unknown.push(text);
    for (const [id, known] of names) {
      const line = lineFor(id, known, asked);
      const key = lineKey(line, known);
      if (!found.has(key)) found.set(key, line);
    }
  }
  const names = [...found.values()];
  return {
    drawn: names.slice(0, MOST_LINES),
    waiting: names.slice(MOST_LINES),
    keys: new Set(found.keys()),
    unknown,
  };
}

/** The line of a name, in the one way in which it is asked for. */
export function lineFor(
  id: NameId,
  { usually, familyKey }: KnownName,
  { family, among }: Pick<NameText, "family" | "among">,
): RequestedName {
  return { id, family: family && familyKey !== undefined, among: among === usually ? null : among };
}

/**
 * The same for two lines only if they count the same births. Spellings of one family can be usual for different sexes
 * (Frances, Francis), so whom it counts is written out.
 */
export function lineKey({ id, family, among }: RequestedName, { usually, familyKey }: KnownName): string {
  return `${family ? familyKey : id} ${among ?? usually}`;
}

/** A text as one name, or else as several; none where a part of it is on no record. */
function namesIn(
  text: string,
  find: (id: NameId) => KnownName | undefined,
): readonly (readonly [NameId, KnownName])[] {
  const found = (parts: readonly string[]) =>
    parts.map(foldName).flatMap((id) => {
      const known = id === "" ? undefined : find(id);
      return known === undefined ? [] : [[id, known] as const];
    });
  const whole = found([text]);
  if (whole.length > 0) return whole;
  const parts = text.split(/\s+/);
  const names = found(parts);
  return names.length === parts.length ? names : [];
}
