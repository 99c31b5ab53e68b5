import type { Finding } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import type { NameParts } from "#domain/fit/full-name.ts";

/** Patterns in which schools and employers make addresses: how many letters stand before the border, and the address. */
type Address = { readonly text: string; readonly border: number };

/**
 * Words that an address makes where an initial meets a name: S. Hitchcock. A word that lies within the surname itself is
 * not remarked on: the family knows its name.
 */
export function email({ first, middles, surname }: NameParts, book: FitBook): Finding | null {
  if (first === null || surname === null) return null;
  const f = first.letters.charAt(0);
  const l = surname.letters.charAt(0);
  const m = middles[0]?.letters.charAt(0) ?? "";
  const addresses: readonly Address[] = [
    { text: f + surname.letters, border: 1 },
    { text: first.letters + l, border: first.letters.length },
    { text: surname.letters + f, border: surname.letters.length },
    ...(m === "" ? [] : [{ text: f + m + surname.letters, border: 2 }]),
  ];
  const found = addresses.find((address) => book.words.some(({ letters }) => isMade(address, letters)));
  return {
    rule: "email",
    verdict: found === undefined ? "pass" : "caution",
    reason: found === undefined ? "emailClear" : "emailCoarse",
    facts: {
      address: (found ?? addresses[0])?.text ?? "",
      addresses: addresses
        .slice(0, 3)
        .map(({ text }) => text)
        .join(", "),
    },
    guessed: false,
  };
}

/** Whether the address begins with the word, and only by what was joined: a word within a name is the family's own. */
function isMade({ text, border }: Address, word: string): boolean {
  return word.length > border && text.startsWith(word);
}
