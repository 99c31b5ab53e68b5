import type { Category } from "./choices.ts";

/** What people write for a kind of help: words in small letters, as they stand one after the other. */
export type NeedWords = {
  readonly needs: readonly (readonly [category: Category, sayings: readonly string[]])[];
  /** Words of somebody who looks for people, not for a page to read: "hotline", "near me". */
  readonly seeking: readonly string[];
};

/** What kind of help a text asks for. */
type ReadNeed = {
  readonly category: Category | null;
  /** The words that say so, as they were typed. */
  readonly typed: string;
  readonly isSeeking: boolean;
};

/** Makes a reader of needs. The longest saying decides, of equal ones the first. */
export function createNeedReader({ needs, seeking }: NeedWords): (text: string) => ReadNeed {
  const sayings = needs
    .flatMap(([category, said]) => said.map((saying) => ({ category, said: saying })))
    .toSorted((one, other) => other.said.length - one.said.length);
  return (text) => {
    const words = ` ${plain(text)} `;
    const found = sayings.find(({ said }) => holds(words, said));
    return {
      category: found?.category ?? null,
      typed: found?.said ?? "",
      isSeeking: seeking.some((said) => holds(words, said)),
    };
  };
}

/** The words of a saying, the last also in the plural. */
function holds(words: string, said: string): boolean {
  return words.includes(` ${said} `) || words.includes(` ${said}s `);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
