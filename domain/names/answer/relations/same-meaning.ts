import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { glossWords } from "#domain/names/entry/gloss-words.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { inTurn } from "#domain/names/search/by-name/in-turn.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Fits } from "./relation-kinds.ts";

/** Of "well born" this is left, and means nothing by itself. */
const SAYS_LITTLE: ReadonlySet<string> = new Set([
  "born",
  "son",
  "daughter",
  "man",
  "woman",
  "place",
  "people",
  "one",
]);
/** Names at most. */
const MOST = 40;
/** With fewer, names that mean something near it follow. */
const FEW = 12;

/** Names whose gloss affirms all that a part of these names' glosses says: of "lucky, fortunate" the one or the other. */
export function sameMeaning(
  { entryOf, search }: Pick<AnswerSources, "entryOf" | "search">,
  ids: readonly NameId[],
  sex: Gender | null,
  fits: Fits,
  few = FEW,
): readonly Hit[] {
  const parts = ids.flatMap((id) => partsOf(entryOf(id)?.meaning ?? ""));
  const near = inTurn(
    parts.map((words) =>
      search.findMeant(words.map(({ written }) => written).join(" "), sex ?? "all", MOST, fits ?? undefined),
    ),
  );
  const same = near.filter(({ id }) => {
    const gloss = glossWords(entryOf(id)?.meaning ?? "");
    const affirmed = new Set(gloss.flatMap(({ word, isSure }) => (isSure ? word : [])));
    return parts.some((words) => words.every(({ word }) => affirmed.has(word)));
  });
  const others = near.filter((hit) => !same.includes(hit));
  return [...same, ...others.slice(0, Math.max(0, few - same.length))];
}

/** The words of each meaning that a gloss names. */
function partsOf(meaning: string) {
  return meaning
    .split(/[,;:]| or /)
    .map((part) => glossWords(part))
    .filter((words) => words.some(({ word }) => !SAYS_LITTLE.has(word)));
}
