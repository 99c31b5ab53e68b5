import type { FactKind } from "#domain/names/answer/facts/fact-kinds.ts";
import type { FactQuestion } from "#domain/names/answer/facts/fact-question.ts";
import { readFact } from "#domain/names/answer/facts/read-fact.ts";
import { sayLetters, sayMeaning, sayOrigin, USED_FOR } from "#domain/names/answer/facts/say-words.ts";
import { readRelation } from "#domain/names/answer/relations/read-relation.ts";
import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { oneInText } from "#domain/names/records/one-in.ts";
import type { Chip, NameFact } from "#domain/names/search/names-answer.ts";
import { listed } from "#domain/locale/lists.ts";
import type { DeviceHit, DeviceName } from "./device-name.ts";

/** A question about a name as a copy answers it: the names that it is about, and a sentence. */
type DeviceFact = {
  readonly understood: readonly Chip[];
  readonly fact: NameFact;
  readonly hits: readonly DeviceHit[];
};

type Say = (name: DeviceName) => string;

/** What a copy knows. All else takes the records, or the other names. */
const SAY: Readonly<Partial<Record<FactKind, Say>>> = {
  popularity: sayOneIn,
  births: sayOneIn,
  taste: (name) => `Birth records don’t say what people think of ${name.summary.name}. ${sayOneIn(name)}`,
  meaning: ({ summary, origin }) => sayMeaning(toldOf(summary, origin)),
  origin: ({ summary, origin }) => sayOrigin(toldOf(summary, origin)),
  say: ({ summary: { name, say } }) => `${name} is pronounced ${say}.`,
  syllables: ({ summary: { name, say, syllables } }) =>
    `${name} has ${syllables} syllable${syllables === 1 ? "" : "s"}: ${say}.`,
  letters: ({ summary }) => sayLetters({ summary }),
  sex: ({ summary: { name, gender } }) => `${name} ${USED_FOR[gender]}.`,
};

/** Answers a text that asks something about a name or by way of one; null for others. */
export function answerByName(text: string, find: FindName, names: readonly DeviceName[]): DeviceFact | null {
  const relation = readRelation(text, find);
  const asked = readFact(text).flatMap((question) => {
    const name = find(question.name.text, question);
    const other = question.other === null ? null : find(question.other.text, question);
    const isWhole = question.other === null || other !== null;
    return name !== null && isWhole ? { question, found: other === null ? [name] : [name, other] } : [];
  })[0];
  if (asked !== undefined) return answer(text, asked.found, saidOf(asked.question, asked.found, names));
  const related = relation?.relation?.names ?? relation?.comparison?.than ?? [];
  return related.length === 0 ? null : answer(text, related, null);
}

function saidOf(
  { kind, year, decade, other }: FactQuestion,
  [found]: readonly FoundName[],
  names: readonly DeviceName[],
): string | null {
  const name = names.find(({ traits }) => traits.id === found?.summary.id);
  if (name === undefined || year !== null || decade !== null || other !== null) return null;
  return SAY[kind]?.(name) ?? null;
}

function answer(text: string, found: readonly FoundName[], says: string | null): DeviceFact | null {
  const [first] = found;
  if (first === undefined) return null;
  const written = listed(found.map(({ summary }) => summary.name));
  const instead = found.flatMap(({ instead: typed, summary }) =>
    typed === null ? [] : `Showing ${summary.name} for “${typed}”. `,
  );
  const label = says === null ? `About ${written}` : `Asked about ${written}`;
  return {
    understood: [
      {
        kind: "fact",
        label,
        rule: "What this device knows offline",
        from: 0,
        to: text.length,
        leaves: written,
      },
    ],
    fact: {
      id: first.summary.id,
      says: `${instead.join("")}${says ?? `Go online for an answer about ${written}. This device has only a short entry for each name.`}`,
    },
    hits: found.map(({ summary, why }) => ({ summary, why })),
  };
}

/** A copy has no second origins, and only names with an entry. */
function toldOf(summary: NameSummary, origin: Origin) {
  const { meaning, certainty } = summary;
  return { summary, entry: certainty === null ? undefined : { meaning, certainty, origin } };
}

function sayOneIn({ summary: { name, oneIn } }: DeviceName): string {
  if (oneIn === null)
    return `Almost no one is named ${name} now: fewer than 5 babies in the last year, or none.`;
  return `${name}: ${oneInText(oneIn)} in ${oneIn.year}.`;
}
