import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FindName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Chip, NameFact } from "#domain/names/search/names-answer.ts";
import { once } from "#domain/once.ts";
import { createCompared } from "./compared-names.ts";
import type { NameForms } from "./name-forms.ts";
import { type Relation, readRelation } from "./read-relation.ts";
import { isCommonSurname } from "#domain/names/answer/surname/common-surnames.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { fitTool, type ToolLink } from "#domain/fit/tool-link.ts";
import { listed } from "#domain/locale/lists.ts";
import { createRelatedNames, formsAbroad, writtenAs } from "./related-names.ts";
import { relationChips } from "./relation-words.ts";
import { ASKS_FORM, type Fits, type RelationKind } from "./relation-kinds.ts";
import { told } from "./told.ts";

/** Names asked for by way of others. */
export type RelationAnswer = {
  readonly chips: readonly Chip[];
  /** The text without what was read, each character where it was: other wishes stand in it. */
  readonly rest: string;
  /** A question of fact that is answered where there is no such name: of "Sawyer for a girl", to whom Sawyer is given. */
  readonly instead: string | null;
  /** What a form in another language is, said in one line: some are no name that we have a page of. */
  readonly fact: NameFact | null;
  /** The names that are meant and fit, best first; of the sex of use that is wanted beside, if one is. */
  readonly hits: (sex: Gender | null, fits: Fits, surname: string | null) => readonly Hit[];
  /** The last word of the text, where it stands right behind the names: perhaps a last name, or surely one. */
  readonly behind: { readonly word: string; readonly isSure: boolean } | null;
  /** The page that suggests such names before a last name, or listens to one; for the middle without one, too. */
  readonly tool: (surname: string | null) => ToolLink | null;
};

/** Answers texts that ask for names by way of a name; null for others. A kind can be asked for alone. */
export function createRelationAnswers(sources: AnswerSources, findName: FindName, forms: () => NameForms) {
  const related = once(() => createRelatedNames(sources, forms));
  const compared = once(() => createCompared(sources));

  return (text: string, only?: RelationKind): RelationAnswer | null => {
    const wish = readRelation(text, findName, only);
    if (wish === null) return null;
    const { relation, comparison } = wish;
    const behind = behindOf(text, relation);
    const beside = behind?.isSure === true ? wish.rest.slice(0, relation?.place.to) : wish.rest;
    const rest =
      relation?.kind === "siblings" ? beside.replaceAll(COUNTED, (said) => " ".repeat(said.length)) : beside;
    const none = noCounterpart(relation, forms(), sources);
    return {
      chips:
        none === null ? relationChips(wish) : relationChips(wish).map((chip) => ({ ...chip, ...none.chip })),
      rest,
      instead: none === null ? insteadOf(relation) : null,
      fact: none?.fact ?? (relation === null ? null : sayForms(relation, forms())),
      behind,
      tool: (surname) => toolFor(surname, relation),
      hits(sex, fits, surname) {
        if (comparison === null)
          return relation === null ? [] : related()({ ...relation, surname }, sex, fits);
        const { by, than } = comparison;
        if (relation === null) {
          const others = compared().namesBeyond(by, than, sex, fits ?? (() => true));
          if (by !== "shorter") return others;
          // Of Alexandria first Alex and Lexi: it is itself, in short.
          const isShorter = compared().isBeyond(by, than);
          const short = than
            .flatMap(({ summary }) => forms().nicknamesOf(summary.id))
            .filter((id) => isShorter(id) && fits?.(id) !== false);
          const says = `short for ${writtenAs(than)}`;
          return [...short.map((id) => told(id, says)), ...others.filter(({ id }) => !short.includes(id))];
        }
        const isBeyond = compared().isBeyond(by, than);
        return related()(relation, sex, (id) => isBeyond(id) && fits?.(id) !== false);
      },
    };
  };
}

/** "Baby #4", "our third": which child it is, and no name for a fourth. */
const COUNTED =
  /(?:#|\bbaby #?|\bnumber |\bno\. ?)(?:\d|two|three|four|five|six)\b|\b(?:second|third|fourth|fifth|[2-5](?:nd|rd|th))\b/gi;

function behindOf(text: string, relation: Relation | null): RelationAnswer["behind"] {
  if (relation === null || (relation.kind !== "middles" && relation.kind !== "siblings")) return null;
  if (relation.surname !== null) return { word: relation.surname, isSure: true };
  const behind = text.slice(relation.place.to);
  if (!/^\s+[\p{L}'’-]+\s*$/u.test(behind)) return null;
  const word = behind.trim();
  return { word: word.slice(0, 1).toUpperCase() + word.slice(1), isSure: isCommonSurname(foldName(word)) };
}

function insteadOf(relation: Relation | null): string | null {
  const [name] = relation?.names ?? [];
  if (relation?.kind !== "counterpart" || name === undefined) return null;
  return `is ${name.summary.name} a girls name or a boys name`;
}

/** "Girl version of Calvin": that there is none, said in one line; names that begin alike are shown. */
function noCounterpart(
  relation: Relation | null,
  forms: NameForms,
  { summaryOf }: Pick<AnswerSources, "summaryOf">,
) {
  const [name] = relation?.names ?? [];
  if (relation?.kind !== "counterpart" || name === undefined || !ASKS_FORM.test(relation.said)) return null;
  const { sex } = relation;
  if (sex === null || sex === "unisex") return null;
  const isOne = (id: NameId) => ["unisex", sex].includes(summaryOf(id)?.gender ?? "");
  if (relation.names.some(({ summary }) => forms.counterpartsOf(summary.id).some(isOne))) return null;
  const form = `${sex === "girl" ? "feminine" : "masculine"} form of ${name.summary.name}`;
  const fact: NameFact = {
    id: name.summary.id,
    says: `We know of no ${form}. These ${sex === "girl" ? "girls" : "boys"}’ names begin like it.`,
  };
  return { fact, chip: { label: `No ${form} known`, rule: `Names with the same first two letters` } };
}

function toolFor(surname: string | null, relation: Relation | null): ToolLink | null {
  const first = relation === null ? null : relation.names.map(({ summary }) => summary.name).join(", ");
  if (surname === null) return relation?.kind === "middles" ? fitTool("", first, "middle") : null;
  if (relation?.kind === "siblings") return fitTool(surname, first, "siblings");
  return fitTool(surname, first, relation?.kind === "middles" ? "middle" : "name");
}

/** "James in Italian: Giacomo." */
function sayForms({ kind, names, language }: Relation, forms: NameForms): NameFact | null {
  const [name] = names;
  if (kind !== "language" || language === null || name === undefined) return null;
  const found = formsAbroad(forms, names, language.origins);
  if (found.length === 0) return null;
  const written = [...new Set(found.map((form) => form.written))];
  const spoken = language.written.slice(0, 1).toUpperCase() + language.written.slice(1);
  return { id: name.summary.id, says: `${writtenAs(names)} in ${spoken}: ${listed(written)}.` };
}
