import { formatCount } from "#domain/locale/numbers.ts";
import type { FamilyMember, NamePage } from "#domain/names/page/name-page.ts";
import { type CommonFact, commonWords } from "./common-words.ts";

/** The same facts for all spellings together, and which these are. */
export type FamilyView = {
  readonly facts: readonly CommonFact[];
  readonly heading: string;
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly births: string;
    readonly own: boolean;
  }[];
  readonly total: string;
};

/** Null for a name that nobody has been found to spell otherwise. */
export function buildFamilyView(page: NamePage): FamilyView | null {
  if (page.family === null) return null;
  const { members, together } = page.family;
  return {
    facts: [...allTogether(page, together.commonness), ...commonWords({ ...page, ...together })],
    heading: `${members.length} spellings said the same, births in ${page.lastYear}`,
    members: members.map(({ id, name, births }) => ({
      id,
      // The display form of the page's own name; the records keep no accents.
      name: id === page.id ? page.summary.name : name,
      births: birthsWords(births),
      own: id === page.id,
    })),
    total: formatCount(sumOf(members)),
  };
}

/** Among the sex of its use; for a unisex name commonWords says nothing of its own, as "1 in N babies" is the main figure. */
function allTogether({ lastYear }: NamePage, { oneIn }: NamePage["commonness"]): CommonFact[] {
  if (oneIn === null) return [];
  return [{ figure: `1 in ${formatCount(oneIn.n)} ${oneIn.of}`, text: `All spellings, ${lastYear}.` }];
}

function birthsWords(births: number): string {
  return births === 0 ? "Under 5" : formatCount(births);
}

function sumOf(members: readonly FamilyMember[]): number {
  return members.reduce((sum, { births }) => sum + births, 0);
}
