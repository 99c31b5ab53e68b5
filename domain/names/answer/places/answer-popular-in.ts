import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { RelationAnswer } from "#domain/names/answer/relations/answer-relation.ts";
import { fitTool, type ToolLink } from "#domain/fit/tool-link.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { inTurn } from "#domain/names/search/by-name/in-turn.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import { COUNTRIES } from "#domain/world/countries.ts";
import { MOST_GIVEN } from "#domain/world/most-given.ts";
import { type PopularPlace, readPopularIn } from "./read-popular-in.ts";

/** What is popular in a place, and the page that says more of it. */
type PopularThere = { readonly answer: RelationAnswer; readonly tool: ToolLink | null };

/** The names given most in a place, and what is to be said of them. */
type GivenThere = {
  readonly label: string;
  readonly rule: string;
  readonly names: Readonly<Record<Sex, readonly NameId[]>>;
  readonly tool: ToolLink | null;
};

/** Answers texts that ask what is popular in a country or a state of which there are figures; null for others. */
export function createPopularIn({ summaryOf, given: sources }: Pick<AnswerSources, "summaryOf" | "given">) {
  const known = new Map<number, GivenThere>();

  function givenIn(place: PopularPlace): GivenThere | null {
    if ("country" in place) return abroad(place.country);
    const kept = known.get(place.state) ?? inState(place.state);
    if (kept !== null) known.set(place.state, kept);
    return kept;
  }

  function abroad(id: string): GivenThere | null {
    const given = sources?.abroad().find(({ country }) => country === id);
    const country = COUNTRIES.find((each) => each.id === id);
    if (given === undefined || country === undefined) return null;
    const { label, notice } = country;
    const rule = `In the top ${MOST_GIVEN} for its sex there in ${given.year}. ${notice}`;
    return { label, rule, names: given.names, tool: null };
  }

  function inState(state: number): GivenThere | null {
    const book = sources?.states();
    const there = STATES[state];
    if (book === undefined || there === undefined) return null;
    const { name } = there;
    const [girls, boys] = [book.lists(state, "F"), book.lists(state, "M")];
    const { from, to } = girls.window;
    const names = { F: girls.top.map(({ id }) => id), M: boys.top.map(({ id }) => id) };
    const rule = `In the top ${names.F.length} for its sex there, ${from}–${to}. Source: US Social Security Administration`;
    const href = `/names/states/${stateSlug(there)}`;
    const line = `The most popular, most typical and rising names there, ${from}–${to}.`;
    return { label: name, rule, names, tool: { title: `Baby names in ${name}`, href, line } };
  }

  return (text: string): PopularThere | null => {
    const read = readPopularIn(text);
    const given = read && givenIn(read.place);
    if (read === null || given === null) return null;
    const { from, to, rest, most } = read;
    const label = most === null ? `Popular in ${given.label}` : `Top ${most} in ${given.label}`;
    const chip = { kind: "popularity", label, rule: given.rule, from, to, leaves: leftOf(rest) } as const;
    const hitsOf = (sex: Sex): readonly Hit[] =>
      given.names[sex]
        .slice(0, most ?? undefined)
        .flatMap((id) => (summaryOf(id) === undefined ? [] : { id, why: { kind: "fits" } as const }));
    const answer: RelationAnswer = {
      chips: [chip],
      rest,
      instead: null,
      fact: null,
      behind: null,
      tool: (surname) => (surname === null ? null : fitTool(surname, null)),
      hits(sex, fits) {
        const lists =
          sex === "girl" ? [hitsOf("F")] : sex === "boy" ? [hitsOf("M")] : [hitsOf("F"), hitsOf("M")];
        const isUnisex = ({ id }: Hit) => sex !== "unisex" || summaryOf(id)?.gender === "unisex";
        return inTurn(lists).filter((hit) => isUnisex(hit) && fits?.(hit.id) !== false);
      },
    };
    return { answer, tool: given.tool };
  };
}

/** Without the blanks. */
function leftOf(rest: string): string {
  return rest.trim().replaceAll(/\s+/g, " ");
}
