import type { Finding } from "#domain/fit/finding.ts";
import type { FitBook, FlaggedInitials } from "#domain/fit/book/fit-book.ts";
import type { NameParts } from "#domain/fit/full-name.ts";

type Orders = {
  /** As on forms and bags (F M L, F L) and as a monogram with the surname in the middle (F L M); of several middle names also each alone. */
  readonly usual: readonly string[];
  /** Surname first, as in registers: there, only a rude word counts. */
  readonly registers: readonly string[];
};

export function initialsOf({ first, middles, surname }: NameParts): Orders {
  if (first === null || surname === null) return { usual: [], registers: [] };
  const [f = "", l = ""] = [first, surname].map(({ letters }) => letters.charAt(0).toUpperCase());
  const ms = middles.map(({ letters }) => letters.charAt(0).toUpperCase());
  const each = ms.length > 1 ? ms : [];
  const all = ms.join("");
  return {
    usual: [
      ...new Set([
        `${f}${all}${l}`,
        ...ms.map((m) => `${f}${l}${m}`),
        ...each.map((m) => `${f}${m}${l}`),
        `${f}${l}`,
      ]),
    ],
    registers: all === "" ? [] : [...new Set([`${l}${f}${all}`, ...each.map((m) => `${l}${f}${m}`)])],
  };
}

/** Initials that spell something, against a reviewed list. What they spell decides, never who bears them. Source 5 of judge-fit.ts. */
export function initials(name: NameParts, book: FitBook): Finding | null {
  const { usual, registers } = initialsOf(name);
  const [form] = usual;
  if (form === undefined) return null;
  const worst = flaggedInitials({ usual, registers }, book);
  const isCoarse = worst?.tone === "coarse";
  return {
    rule: "initials",
    verdict: worst === undefined ? "pass" : isCoarse ? "caution" : "listen",
    reason: worst === undefined ? "initialsClear" : isCoarse ? "initialsCoarse" : "initialsKnown",
    facts: {
      initials: dotted(worst?.letters ?? form),
      context: worst?.context ?? "",
      orders: [...usual, ...registers].map(dotted).join(", "),
    },
    guessed: false,
  };
}

/** What these initials spell, in whatever order: what is coarse first. */
export function flaggedInitials(
  { usual, registers }: Orders,
  book: Pick<FitBook, "initials">,
): FlaggedInitials | undefined {
  const find = (orders: readonly string[]) =>
    orders.flatMap((order) => book.initials.filter(({ letters }) => letters === order));
  return find([...usual, ...registers]).find(({ tone }) => tone === "coarse") ?? find(usual)[0];
}

/** "H.J.W." */
export function dotted(letters: string): string {
  return Array.from(letters, (letter) => `${letter}.`).join("");
}
