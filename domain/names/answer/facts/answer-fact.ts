import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Chip, NameFact } from "#domain/names/search/names-answer.ts";
import { isCommonSurname } from "#domain/names/answer/surname/common-surnames.ts";
import type { FactKind } from "./fact-kinds.ts";
import { type FactSubject, factSubject } from "./fact-subject.ts";
import { entryInstead, OF_ENTRIES } from "./entry-instead.ts";
import type { FactQuestion } from "./fact-question.ts";
import { readFact } from "./read-fact.ts";
import { twoQuestions } from "./two-questions.ts";
import {
  sayBirths,
  sayChance,
  sayFirst,
  sayFirstRank,
  sayPeak,
  sayPopularity,
  sayRank,
  sayTaste,
  sayTop,
  sayTrend,
  sayVersus,
} from "./say-figures.ts";
import { sayTogether } from "./say-together.ts";
import { sayDecade, sayShare } from "./say-shares.ts";
import {
  sayAge,
  sayHowSaid,
  sayLetters,
  sayMeaning,
  sayOrigin,
  sayReal,
  saySex,
  saySyllables,
} from "./say-words.ts";

/** A question about a name, answered: the name first, or both. */
export type FactAnswer = {
  readonly kind: FactKind;
  readonly chip: Chip;
  readonly fact: NameFact;
  readonly hits: readonly Hit[];
};

type Say = (subject: FactSubject, asked: FactQuestion) => string;

const SAY: Readonly<Record<Exclude<FactKind, "versus" | "together">, Say>> = {
  popularity(subject, { year, decade, sex, isStill }) {
    if (decade !== null) return sayDecade(subject, decade);
    if (isStill) return `${sayPopularity(subject, null)} ${sayTrend(subject)} ${sayPeak(subject)}`;
    return sex === null ? sayPopularity(subject, year) : sayRank(subject, year);
  },
  rank: (subject, { year, decade }) =>
    decade === null ? sayRank(subject, year) : sayDecade(subject, decade),
  top: (subject, { top, year, decade }) =>
    decade === null ? sayTop(subject, top ?? 100, year) : sayDecade(subject, decade),
  births: (subject, { year, decade, sex }) =>
    decade === null ? sayBirths(subject, year, sex) : sayDecade(subject, decade),
  share: (subject, { year, decade }) =>
    decade === null ? sayShare(subject, year) : sayDecade(subject, decade),
  trend: sayTrend,
  cause: (subject) => `Birth records don’t say why. ${sayTrend(subject)} ${sayPeak(subject)}`,
  famous: (subject) =>
    `We don’t list famous people named ${subject.summary.name}. ${sayPopularity(subject, null)}`,
  chance: sayChance,
  peak: (subject, { isFirst }) => (isFirst ? sayFirstRank(subject) : sayPeak(subject)),
  first: sayFirst,
  dated: (subject) =>
    subject.sources.lifeTables === undefined ? sayPeak(subject) : `${sayPeak(subject)} ${sayAge(subject)}`,
  taste: sayTaste,
  sex: saySex,
  age: sayAge,
  meaning: sayMeaning,
  origin: sayOrigin,
  say: sayHowSaid,
  syllables: saySyllables,
  letters: sayLetters,
  real: sayReal,
};

const OF_TWO = { versus: sayVersus, together: sayTogether } as const;

/** What the chip says that is asked, and what is answered. */
const SAID: Readonly<Record<FactKind, { readonly label: string; readonly rule: string }>> = {
  popularity: { label: "Popularity", rule: "How common the name is" },
  rank: { label: "Rank", rule: "The name’s rank" },
  top: { label: "In the top", rule: "Whether the name is in the top" },
  births: { label: "Babies", rule: "How many babies got the name" },
  share: { label: "Share of babies", rule: "What share of all babies got the name" },
  trend: { label: "Rising or falling", rule: "Whether the name is rising or falling" },
  cause: { label: "Rising or falling", rule: "Whether the name is rising or falling, not why" },
  famous: { label: "Named", rule: "Who has the name: we keep no list of famous people" },
  chance: { label: "In one class", rule: "How likely another child in the class has the name" },
  peak: { label: "Most popular", rule: "When the name was most popular" },
  first: { label: "On record since", rule: "When the name first appears on record" },
  dated: {
    label: "Era",
    rule: "When the name was most popular, and how old people with this name are",
  },
  taste: { label: "Taste", rule: "What the records say. They don’t measure taste" },
  sex: { label: "Girl or boy", rule: "Who the name is used for" },
  age: { label: "Age", rule: "How old people with this name are" },
  meaning: { label: "Meaning", rule: "What the name means" },
  origin: { label: "Origin", rule: "Where the name comes from" },
  say: { label: "Pronunciation", rule: "How the name is pronounced" },
  syllables: { label: "Syllables", rule: "How many syllables the name has" },
  letters: { label: "Letters", rule: "How many letters the name has" },
  real: { label: "On record", rule: "Whether the name is on record" },
  versus: { label: "Compared", rule: "Which of two names is more common" },
  together: { label: "Side by side", rule: "How two names sound together" },
};

/** Answers a text that asks something about a name; null for one that does not, or about no name that we know. */
export function createFacts(
  sources: AnswerSources,
  findName: FindName,
  spellingsOf: (id: NameId) => readonly NameId[],
) {
  const told = (subject: FactSubject, asked: FactQuestion, say: Say): string => {
    const isTold = subject.entry !== undefined || !OF_ENTRIES.has(asked.kind);
    const instead = isTold ? null : entryInstead(sources, subject.summary, spellingsOf);
    const says = say(instead?.isSame === true ? factSubject(sources, instead.summary) : subject, asked);
    if (instead === null) return says;
    const { isSame, summary } = instead;
    if (isSame) return `${subject.summary.name} is another spelling of ${summary.name}. ${says}`;
    return `${says} ${say(factSubject(sources, summary), asked)}`;
  };

  const answer = (asked: FactQuestion, text: string, found: FoundName, other: FoundName | null) => {
    const subject = factSubject(sources, found.summary, asked.sex);
    const { kind } = asked;
    const names = other === null ? [found] : [found, other];
    const says =
      kind === "versus" || kind === "together"
        ? other && OF_TWO[kind](subject, factSubject(sources, other.summary))
        : told(subject, asked, SAY[kind]);
    if (says === null) return null;
    const instead = names.flatMap(({ instead: typed, summary }) =>
      typed === null ? [] : `Showing ${summary.name} for “${typed}”. `,
    );
    const written = names.map(({ summary }) => summary.name).join(" and ");
    const answered: FactAnswer = {
      kind,
      chip: {
        kind: "fact",
        label: `${SAID[kind].label}: ${written}`,
        rule: SAID[kind].rule,
        from: 0,
        to: text.length,
        leaves: written,
      },
      fact: { id: found.summary.id, says: `${instead.join("")}${says}` },
      hits: names.map(({ summary, why }) => ({ id: summary.id, why })),
    };
    return answered;
  };

  const answerOnce = (text: string): FactAnswer | null => {
    for (const asked of readFact(text)) {
      if (asked.kind === "age" && sources.lifeTables === undefined) continue;
      const found = findName(asked.name.text, { ...asked, asIs: asked.kind === "real" });
      const other = asked.other === null ? null : findName(asked.other.text, asked);
      if (found === null || (asked.other !== null && other === null)) continue;
      // "Does Emma go with Jackson": more likely a last name, of which a tool tells.
      if (asked.kind === "together" && other !== null && isCommonSurname(other.summary.id)) continue;
      const answered = answer(asked, text, found, other);
      if (answered !== null) return answered;
    }
    return null;
  };

  return (text: string): FactAnswer | null => {
    const two = twoQuestions(text);
    const first = two && answerOnce(two.first);
    const second = two && first?.hits.length === 1 ? answerOnce(two.second(first.chip.leaves ?? "")) : null;
    if (first === null || second === null) return answerOnce(text);
    const { chip, fact } = first;
    return {
      ...first,
      chip: { ...chip, label: `${SAID[second.kind].label}, ${chip.label}`, to: text.length },
      fact: { ...fact, says: `${fact.says} ${second.fact.says}` },
    };
  };
}
