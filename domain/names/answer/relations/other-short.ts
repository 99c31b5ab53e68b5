import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { TypedWords } from "#domain/names/answer/words/typed-words.ts";

/** "Can Ned be a nickname for Edward": the other name of the two. */
const IS_SHORT = /^(?:how |why )?(?:is|isnt|can|could|does|would)(?: the name)? ([^ ]+) /;

/** Both names of such a question, the first of the text first; null where there is but one. */
export function otherShort(
  { plain, typed }: TypedWords,
  names: readonly FoundName[],
  find: FindName,
): readonly FoundName[] | null {
  const [said = "", word] = IS_SHORT.exec(plain) ?? [];
  if (word === undefined) return null;
  const at = said.length - word.length - 1;
  const other = find(typed(at, at + word.length).text, { bare: false, saysName: true });
  const isOther = other?.instead === null && names.every(({ summary }) => summary.id !== other.summary.id);
  return other !== null && isOther ? [other, ...names] : null;
}
