import { fitTool } from "#domain/fit/tool-link.ts";
import type { AskedAnew } from "#domain/names/answer/anew/ask-anew.ts";
import type { RelationAnswer } from "#domain/names/answer/relations/answer-relation.ts";
import type { ReadSurname } from "#domain/names/answer/surname/read-surname.ts";
import { asksGenderOnly, type NameRules } from "#domain/names/browse/name-rules.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameQuery, NameSearch } from "#domain/names/name-book.ts";
import { removableChips } from "#domain/names/plain/removable-chips.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { type Chip, NO_ANSWER, type NamesAnswer } from "#domain/names/search/names-answer.ts";
import { unwantedBy } from "./unwanted-by.ts";

const LIMIT = 50;

/** Makes an answer of names by way of a name: those that fit what else is asked for. */
export function createRelatedTo(
  search: Pick<NameSearch, "find" | "findMeant">,
  fitsOf: (rules: readonly NameRules[]) => (id: NameId) => boolean,
  vocabulary: Vocabulary,
) {
  return (
    { rules, limit = LIMIT }: NameQuery,
    { chips, rest, fact, hits, behind, tool }: RelationAnswer,
    given: string | null,
  ): NamesAnswer => {
    const read = readWishes(rest, vocabulary);
    // "Middle name for Emma Garcia": what stands behind the name, and is nothing else, is the last name.
    const isUnknown = read.notUnderstood.join(" ").toLowerCase() === behind?.word.toLowerCase();
    const isLast = given === null && behind !== null && (behind.isSure || isUnknown);
    const asks = isLast && isUnknown ? { ...read, notUnderstood: [] } : read;
    const surname = isLast ? behind.word : given;
    const sex = [asks.rules.gender, rules.gender].find((each) => each !== "all") ?? null;
    const { means } = asks;
    const asked = [rules, asks.rules, ...asks.asWell];
    const conditions = asked.every(asksGenderOnly) ? [] : [fitsOf(asked)];
    if (means !== null) conditions.push(isAmong(search.findMeant(means, "all", Infinity)));
    const unwanted = unwantedBy(search, asks);
    if (unwanted.most > 0) conditions.push((id) => !unwanted.has(id));
    const fits = (id: NameId) => conditions.every((test) => test(id));
    const found = hits(sex, conditions.length === 0 ? null : fits, surname);
    // "Not too girly sister for Eleanor": who is wanted is said already, and how she is not understood.
    const isSaid = chips.some(({ label }) => SIBLINGS_OF_ONE_SEX.test(label));
    const others = asks.chips.filter(isNew(chips));
    const vain = isSaid ? others.filter(({ kind, label }) => kind === "sex" && label === "Unisex") : [];
    const lost = vain.flatMap(
      ({ from, to }) => rest.slice(from, to).match(/\p{L}+(?=(?:\s+names?)?\s*$)/u) ?? [],
    );
    // A sentence stands by a name that is shown: the first, or, where no form has a page, the one that was asked about.
    const names = fact !== null && found.length === 0 ? [exactly(fact.id)] : found;
    return {
      ...NO_ANSWER,
      understood: [...chips, ...others.filter((chip) => !vain.includes(chip))].toSorted(
        (one, other) => one.from - other.from,
      ),
      notUnderstood: [...asks.notUnderstood.filter((word) => !isMonth(rest, word)), ...lost],
      names: names.slice(0, limit),
      fact: fact && { ...fact, id: names[0]?.id ?? fact.id },
      tool: tool(surname),
    };
  };
}

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** "Having a girl in June": when she comes, and no name. */
function isMonth(text: string, word: string): boolean {
  return (
    MONTH.test(word) && new RegExp(`\\b(?:in|due|early|late|mid|this|next)\\s+${word}\\b`, "i").test(text)
  );
}

const SIBLINGS_OF_ONE_SEX = /^(?:Sis|Bro)/;

/** "We have Jackson, need a girl": sisters for Jackson are girls, and a second chip would say it twice. */
function isNew(chips: readonly Chip[]): (chip: Chip) => boolean {
  const said = chips.some(({ label }) => label.startsWith("Sisters ")) ? "Girls" : "Boys";
  const isSaid = chips.some(({ label }) => SIBLINGS_OF_ONE_SEX.test(label));
  return ({ kind, label }) => !(isSaid && kind === "sex" && label === said);
}

/** What is asked for beside a last name, and the page that listens to both. */
export function besideSurname(
  { surname, first, place, rest }: ReadSurname,
  answer: (text: string, surname: string) => NamesAnswer,
): NamesAnswer {
  const chip: Chip = {
    kind: "relation",
    label: `Last name: ${surname}`,
    rule: "Our records have first names only",
    from: place.from,
    to: place.to,
  };
  const beside = answer(rest, surname);
  const hits = first === null ? [] : [exactly(first.summary.id)];
  return {
    ...beside,
    understood: [...beside.understood, chip].toSorted((one, other) => one.from - other.from),
    names: beside.understood.length === 0 ? hits : beside.names,
    tool: beside.tool ?? fitTool(surname, first?.summary.name ?? null),
  };
}

/** The answer to a text that was asked in other words: its chips are of all that was typed, and leave the names. */
export function askedAnew(
  typed: string,
  anew: Pick<AskedAnew, "names" | "notUnderstood">,
  answer: NamesAnswer,
): NamesAnswer {
  const leaves = anew.names.join(" and ");
  return {
    ...answer,
    understood: answer.understood.map((chip) => ({ ...chip, from: 0, to: typed.length, leaves })),
    notUnderstood: anew.notUnderstood,
  };
}

/** The answer to a text in another language, or of a child, of what it says in other words: its chips are of all that was typed, and leave the rest in those words. */
export function askedInOtherWords(typed: string, said: string, answer: NamesAnswer): NamesAnswer {
  const left = removableChips(said, answer.understood);
  return {
    ...answer,
    understood: answer.understood.map((chip, place) => ({
      ...chip,
      from: 0,
      to: typed.length,
      leaves: left[place]?.without ?? "",
    })),
  };
}

function exactly(id: NameId): Hit {
  return { id, why: { kind: "exact" } };
}

export function isAmong(hits: readonly Pick<Hit, "id">[]): (id: NameId) => boolean {
  const ids = new Set(hits.map(({ id }) => id));
  return (id) => ids.has(id);
}
