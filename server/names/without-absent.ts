import { RECORDS } from "#content/site/records-edition.ts";
import type { NamesAnswer } from "#domain/names/search/names-answer.ts";
import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";

/** No way to a tool that is not there beside these records. */
export function withoutAbsent(answer: NamesAnswer): NamesAnswer {
  const path = answer.tool?.href.replace(/[?#].*/, "");
  return path !== undefined && isAtOrBelow(path, RECORDS.absent) ? { ...answer, tool: null } : answer;
}
