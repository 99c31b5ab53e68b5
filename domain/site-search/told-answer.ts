import type { CrisisLine } from "#domain/directory/listing.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Care, Instead, NameFact } from "#domain/names/search/names-answer.ts";
import type { Why } from "#domain/names/search/why.ts";
import { isRecord } from "#domain/text/read-json.ts";
import type { SiteItem } from "./site-answer.ts";
import type { UnderstoodChip } from "./named-answer.ts";
import type { AnswerGroup, WholeAnswer } from "./whole-answer.ts";

/** Something to lead to. */
type ToldLink = { readonly title: string; readonly href: string; readonly line: string };

export type ToldName = NameSummary & {
  readonly why: { readonly kind: Why["kind"]; readonly text: string };
  readonly title: string;
  readonly href: string;
};

/** What the site answers, as the API and the page tell it. */
export type ToldAnswer = {
  readonly understood: readonly UnderstoodChip[];
  readonly notUnderstood: readonly string[];
  /** Numbers to call at once, where somebody may be in need. */
  readonly crisis: readonly ToldLink[];
  /** The answer to a question about one name. */
  readonly fact: NameFact | null;
  /** Why there are no names, where there is a reason. */
  readonly care: Care | null;
  /** Whether it is known that the site has nothing about it: places are then whom to ask instead. An older server tells none. */
  readonly notOurs?: boolean;
  readonly names: readonly ToldName[];
  /** What to give up for more names; answers that an older server gave have none. */
  readonly instead?: readonly Instead[];
  /** Lists of names among them. */
  readonly pages: readonly SiteItem[];
  readonly places: readonly SiteItem[];
  readonly tools: readonly SiteItem[];
  /** The groups, the one that answers best first: lists and guides are the pages. */
  readonly order: readonly AnswerGroup[];
};

/** Names as they are shown, with the reason in words. */
export type NamedWhy = NameSummary & Pick<ToldName, "why">;

/** An answer as it is told, with the numbers to call in their order (fitting-line.ts). */
export function tellAnswer(answer: WholeAnswer<NamedWhy>, crisisLines: readonly CrisisLine[]): ToldAnswer {
  const { understood, notUnderstood, isUrgent, groups, names, instead, fact, care, order, isNotOurs } =
    answer;
  const { lists, guides } = groups;
  return {
    understood,
    notUnderstood,
    crisis: isUrgent
      ? crisisLines.map(({ name, number, tel, note }) => ({
          title: `${name}: ${number}`,
          href: tel,
          line: note,
        }))
      : [],
    fact,
    care,
    notOurs: isNotOurs,
    names: names.map((name) => ({ ...name, title: name.name, href: `/names/${name.id}` })),
    instead,
    pages: (lists.strength > guides.strength ? [lists, guides] : [guides, lists]).flatMap(
      ({ items }) => items,
    ),
    places: groups.places.items,
    tools: groups.tools.items,
    order,
  };
}

/** Whether nothing at all answers. */
export function isEmptyAnswer({ names, pages, places, tools }: ToldAnswer): boolean {
  return [names, pages, places, tools].every((group) => group.length === 0);
}

/** Whether something is an answer: of this build, an older or a newer one. */
export function isToldAnswer(value: unknown): value is ToldAnswer {
  return isRecord(value) && LISTED.every((field) => Array.isArray(value[field]));
}

const LISTED = [
  "understood",
  "notUnderstood",
  "crisis",
  "names",
  "pages",
  "places",
  "tools",
  "order",
] as const;
