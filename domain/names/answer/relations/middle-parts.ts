import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { TypedWords } from "#domain/names/answer/words/typed-words.ts";
import { isCommonSurname } from "#domain/names/answer/surname/common-surnames.ts";
import type { ReadNames } from "./read-names.ts";
import type { RelationKind } from "./relation-kinds.ts";

/** "Jude Thompson middle name". */
export function surnameIn(kind: RelationKind, said: string): string | null {
  const [word = ""] = said.split(" ");
  if (kind !== "middles" || !isCommonSurname(word)) return null;
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

const AS_MIDDLE = / (?:as|for|in) (?:an? |the |her |his |my )?middle(?: names?)?(?= |$)/y;

/** Where a wish for middle names ends: behind the first name, and behind the name that stands beside it already. */
export function middleEnd(words: TypedWords, { to }: ReadNames, find: FindName): number {
  AS_MIDDLE.lastIndex = to;
  const end = AS_MIDDLE.test(words.plain) ? AS_MIDDLE.lastIndex : to;
  return nameBehind(words, end, find) === null ? end : words.plain.length;
}

/**
 * "Middle names for Theo Mateo": a name behind the first name is there already, if it is no common last name. A longer form of
 * the first name says it again: "Theo (Theodore)".
 */
export function besideIn(words: TypedWords, { names, to }: ReadNames, find: FindName): FoundName | null {
  const beside = nameBehind(words, to, find);
  const first = names[0]?.summary.id ?? "";
  const isForm =
    beside !== null && (beside.summary.id.startsWith(first) || first.startsWith(beside.summary.id));
  return names.length > 1 || isForm ? null : beside;
}

function nameBehind({ plain }: TypedWords, to: number, find: FindName): FoundName | null {
  const [, word] = /^ ([^ ]+)$/.exec(plain.slice(to)) ?? [];
  if (word === undefined || isCommonSurname(word)) return null;
  const name = find(word, { bare: true, saysName: false });
  return name?.instead === null ? name : null;
}
