import type { Answers } from "#domain/names/answer/create-answers.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import { NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";

/** Words that say something: of four letters and more. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !/^(?:names?|means?|with|from|that)$/.test(word),
  );
}

const OF_FORMS = /\b(?:short\w*|forms?|versions?|variants?|nick ?names?|spell\w*|like|than|or)\b/;

/** What only entries tell: of a name without one, nothing can be denied. */
const OF_ENTRIES: ReadonlySet<WishKind> = new Set(["theme", "origin", "meaning"]);

/**
 * Makes answers to "is Elijah a bible name": the name, and whether it is among those that somebody finds who asks for that kind.
 * Null where nothing of the kind is asked, or no kind is understood.
 */
export function createBelongsTo(
  answers: Answers,
  fitsOf: (rules: readonly NameRules[]) => (id: NameId) => boolean,
  vocabulary: Vocabulary,
) {
  return (text: string): NamesAnswer | null => {
    const asked = answers.belonging(text);
    if (asked === null) return null;
    const read = readWishes(asked.kind, vocabulary);
    const isKind =
      read.chips.some(({ kind }) => kind !== "sex" && kind !== "pattern") &&
      read.rest === "" &&
      read.means === null &&
      read.like.length === 0;
    const { summary, why, instead } = asked.name;
    if (!isKind || read.denied.length > 0 || read.notUnderstood.length > 0) {
      // "Is Nevaeh really heaven backwards": its meaning says so.
      const meaning = answers.fact(`what does the name ${summary.name} mean`);
      const isSaid =
        meaning !== null &&
        !OF_FORMS.test(asked.kind) &&
        wordsOf(asked.kind).some((word) => wordsOf(meaning.fact.says).includes(word));
      return isSaid
        ? {
            ...NO_ANSWER,
            understood: [{ ...meaning.chip, from: 0, to: text.length }],
            names: meaning.hits,
            fact: meaning.fact,
          }
        : null;
    }
    const { id, name } = summary;
    const labels = read.chips.map(({ label }) => label).join(" · ");
    const told = answers.fact(`what does the name ${name} mean`)?.fact.says ?? "";
    const shown = instead === null ? "" : `Showing ${name} for “${instead}”. `;
    const says = () => {
      if (fitsOf([read.rules])(id)) return `Yes: ${name} is among our names for “${labels}”. ${told}`;
      if (!summary.curated && read.chips.some(({ kind }) => OF_ENTRIES.has(kind))) return told;
      return `No: ${name} is not among our names for “${labels}”. ${told}`;
    };
    return {
      ...NO_ANSWER,
      understood: [
        {
          kind: "fact",
          label: `${labels}: ${name}`,
          rule: read.chips.map(({ rule }) => rule).join(" · "),
          from: 0,
          to: text.length,
          leaves: name,
        },
      ],
      names: [{ id, why }],
      fact: { id, says: `${shown}${says()}`.trim() },
    };
  };
}
