import { fittingFirst, lineNeeded } from "#domain/care/fitting-line.ts";
import type { CrisisLine } from "#domain/directory/listing.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { removableChips } from "#domain/names/plain/removable-chips.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { whyText } from "#domain/names/search/why.ts";
import { ofKin } from "./of-kin.ts";
import type { SiteSearch } from "./site-answer.ts";
import { tellAnswer, type ToldAnswer } from "./told-answer.ts";
import { joinAnswers, MOST_NAMES } from "./whole-answer.ts";

type AskedBooks = {
  readonly names: Pick<NameBook, "answer" | "summary">;
  readonly siteSearch: () => SiteSearch;
};

/** What the whole site answers to a query. */
export function askSite(
  { names, siteSearch }: AskedBooks,
  typed: string,
  lines: readonly CrisisLine[],
): ToldAnswer {
  const text = ofKin(typed);
  const named = names.answer({ text, rules: NO_RULES, limit: MOST_NAMES });
  const shown = named.names.flatMap(({ id, why }) => {
    const summary = names.summary(id);
    return summary === undefined ? [] : [{ ...summary, why: { kind: why.kind, text: whyText(why) } }];
  });
  const understood = removableChips(text, named.understood);
  const answer = joinAnswers({ ...named, understood, names: shown }, siteSearch().answer(text), text);
  return tellAnswer(answer, answer.isUrgent ? fittingFirst(lines, lineNeeded(typed)) : lines);
}
