import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { RhymeIndex } from "./rhyme-index.ts";

/** Where so many rhyme, names that only end alike are noise. */
const ENOUGH = 6;

/** Names that rhyme with some others; where hardly any does, those that only end in their sound, too. */
export function rhymingNames(
  { rhymesWith }: Pick<RhymeIndex, "rhymesWith">,
  names: readonly FoundName[],
  isWanted: (id: NameId) => boolean,
): readonly Hit[] {
  const told = (of: "rhyming" | "guessed" | "ending", says: (name: string) => string) =>
    names.flatMap(({ summary }) =>
      rhymesWith(summary.id)[of].map((id): Hit => ({
        id,
        why: { kind: "relation", says: says(summary.name) },
      })),
    );
  const rhyming = [
    ...told("rhyming", (name) => `rhymes with ${name}`),
    ...told("guessed", (name) => `rhymes with ${name}, going by its spelling`),
  ];
  const isEnough = rhyming.filter(({ id }) => isWanted(id)).length >= ENOUGH;
  return isEnough
    ? rhyming
    : [...rhyming, ...told("ending", (name) => `ends with the same sound as ${name}`)];
}
