import { isOtherScript } from "#domain/names/script/script.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";

/**
 * The answer to a text with words in another script: the names that are written so, whatever stands beside them, or that these
 * words were not understood. Null for any other text.
 */
export function answerInScript(text: string, find: (text: string) => readonly Hit[]): NamesAnswer | null {
  if (!isOtherScript(text)) return null;
  const names = find(text);
  const words = text.split(/\s+/).filter(isOtherScript);
  return { ...NO_ANSWER, notUnderstood: names.length === 0 ? words : [], names };
}
