import { isOtherScript } from "#domain/names/script/script.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";

/** First name and last. */
const MOST_GUESSED = 2;

/**
 * The answer to a text with words in another script: the names that are written so, whatever stands beside them, or that these
 * words were not understood. Null for any other text.
 */
export function answerInScript(text: string, find: (text: string) => readonly Hit[]): NamesAnswer | null {
  if (!isOtherScript(text)) return null;
  const words = text.split(/\s+/).filter(isOtherScript);
  const found = find(text);
  // Of a sentence no word is guessed at: only a name that is surely written so is an answer.
  const names =
    words.length > MOST_GUESSED ? found.filter(({ why }) => why.kind === "script" && why.isReviewed) : found;
  return { ...NO_ANSWER, notUnderstood: names.length === 0 ? words : [], names };
}
