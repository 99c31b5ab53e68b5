import type { ToolLink } from "#domain/fit/tool-link.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { RemovableChip } from "#domain/names/plain/removable-chips.ts";
import type { Care, Instead } from "#domain/names/search/names-answer.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { areFound, type FoundName } from "./found-name.ts";

/** All that a search has to say, as a page shows it. */
export type SearchAnswer = {
  readonly understood: readonly RemovableChip[];
  readonly notUnderstood: readonly string[];
  readonly names: readonly FoundName[];
  /** The answer to a question about one name. */
  readonly fact: { readonly id: NameId; readonly name: string; readonly says: string } | null;
  readonly care: Care | null;
  /** A tool that answers better; answers that an older server gave have none. */
  readonly tool?: ToolLink | null;
  /** What to give up for more names. */
  readonly instead?: readonly Instead[];
  /** The page that fits where no name does. */
  readonly page?: ToolLink | null;
};

/** What a search has found, with what was asked: a heading must never name another search than its list. */
export type Found = SearchAnswer & {
  readonly text: string;
  readonly rules: NameRules;
  /** Names that were found beside these, and wait to be asked for; none if not given. */
  readonly unsent?: number;
  /** Found by this device, without a network. */
  readonly fromDevice?: boolean;
};

export function isSearchAnswer(value: unknown): value is SearchAnswer {
  return (
    isRecord(value) &&
    Array.isArray(value["understood"]) &&
    Array.isArray(value["notUnderstood"]) &&
    "fact" in value &&
    "care" in value &&
    areFound(value["names"])
  );
}
