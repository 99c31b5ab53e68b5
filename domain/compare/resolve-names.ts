import { foldName, type NameId } from "#domain/names/name.ts";
import { type Asked, MOST_LINES } from "./compare-request.ts";

/** What is behind the texts of an address. */
export type ResolvedNames = {
  /** On the chart, and as many more that wait for a place on it. */
  readonly drawn: readonly Asked[];
  readonly waiting: readonly Asked[];
  /** On no record, as typed. */
  readonly unknown: readonly string[];
};

/**
 * Finds the names that were typed. "Mary Ann" is the name Maryann, "Hazel Ivy" two names: a text is divided at its spaces
 * when it is no name as a whole. familyKey tells which spellings are one line when all spellings are counted.
 */
export function resolveNames(
  texts: readonly string[],
  isKnown: (id: NameId) => boolean,
  familyKey: (id: NameId) => string | undefined,
): ResolvedNames {
  const unknown: string[] = [];
  const found = new Map<string, Asked>();
  const add = (id: NameId, all: boolean) => {
    const family = all ? familyKey(id) : undefined;
    const key = family ?? id;
    if (!found.has(key)) found.set(key, { id, family: family !== undefined });
  };
  for (const text of texts) {
    const all = text.endsWith("*");
    const whole = foldName(text);
    const parts = text.split(/\s+/).map(foldName);
    if (whole !== "" && isKnown(whole)) add(whole, all);
    else if (parts.length > 1 && parts.every((part) => part !== "" && isKnown(part)))
      parts.forEach((part) => add(part, all));
    else unknown.push(text);
  }
  const names = [...found.values()];
  return { drawn: names.slice(0, MOST_LINES), waiting: names.slice(MOST_LINES), unknown };
}

/** As an address writes it: "hazel", or "sofia*" for all spellings. */
export function askedText({ id, family }: Asked): string {
  return family ? `${id}*` : id;
}
