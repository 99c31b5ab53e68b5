import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FactAnswer } from "#domain/names/answer/facts/answer-fact.ts";
import type { FactKind } from "#domain/names/answer/facts/fact-kinds.ts";
import { factSubject } from "#domain/names/answer/facts/fact-subject.ts";
import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { ToolLink } from "#domain/fit/tool-link.ts";
import type { Chip, NameFact } from "#domain/names/search/names-answer.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { STATES } from "#domain/places/states.ts";
import { readState, readWhichState } from "./read-state.ts";
import { sayInState, sayWhichStates } from "./say-state.ts";

/** What a state's records say of one name, and the map that shows it. */
type InStateAnswer = {
  readonly chip: Chip;
  readonly fact: NameFact;
  readonly hits: readonly Hit[];
  readonly tool: ToolLink;
};

/** Questions that a state's figure answers. */
const OF_FIGURES: ReadonlySet<FactKind> = new Set(["popularity", "rank", "births", "share", "top", "real"]);
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)|\d0['’]?s(?!\p{L})/u;

/** Answers texts that ask how common one name is in one state, or in which states it is common; null for others. */
export function createInState(
  sources: Pick<AnswerSources, "given"> &
    Parameters<typeof factSubject>[0] &
    Pick<AnswerSources, "summaryOf">,
  findName: FindName,
  factOf: (text: string) => FactAnswer | null,
) {
  return (text: string): InStateAnswer | null => {
    if (sources.given === undefined) return null;
    const which = readWhichState(text);
    if (which !== null) return inWhich(text, which);
    const said = readState(text);
    if (said === null) return null;
    const asked = askedOf(said.rest);
    if (asked === null) return null;
    const { name, national } = asked;
    const there = STATES[said.state];
    const inState = sayInState(sources.given.states(), name.summary, sexesOf(name), said.state);
    // Figures by state are of the newest five years together: of another time, the whole US is told as well.
    const says = YEAR.test(text) && national !== null ? `${national} ${inState}` : inState;
    return told(text, name, says, `in ${there?.name}`, `&state=${there?.code}`);
  };

  /** The name that is asked about, and what is to be said of it in the whole US. */
  function askedOf(rest: string): { readonly name: FoundName; readonly national: string | null } | null {
    // "Luna in Texas": a name that people know, and nothing else.
    if (!rest.includes(" ")) {
      const name = findName(rest, { bare: true, saysName: false, exactly: true });
      return name && { name, national: null };
    }
    const asked = factOf(rest);
    const [hit, other] = asked?.hits ?? [];
    if (asked === null || hit === undefined || other !== undefined || !OF_FIGURES.has(asked.kind))
      return null;
    const summary = sources.summaryOf(hit.id);
    if (summary === undefined) return null;
    return { name: { summary, instead: null, why: hit.why }, national: asked.fact.says };
  }

  function inWhich(text: string, typed: string): InStateAnswer | null {
    const name = findName(typed, { bare: false, saysName: true });
    const [sex] = name === null ? [] : sexesOf(name);
    const says = name && sex && sources.given && sayWhichStates(sources.given.states(), name.summary, sex);
    return name === null || !says ? null : told(text, name, says, "by state", "");
  }

  function sexesOf({ summary }: FoundName): readonly Sex[] {
    return factSubject(sources, summary).sexes;
  }

  function told(
    text: string,
    { summary, why }: FoundName,
    says: string,
    where: string,
    state: string,
  ): InStateAnswer {
    const { id, name } = summary;
    return {
      chip: {
        kind: "fact",
        label: `${name} ${where}`,
        rule: "How common the name is there. Source: US Social Security Administration",
        from: 0,
        to: text.length,
        leaves: name,
      },
      fact: { id, says },
      hits: [{ id, why }],
      tool: {
        title: `${name} by state`,
        href: `/names/map?name=${id}${state}`,
        line: "A map of where the name is given more often than in the US, and where less.",
      },
    };
  }
}
