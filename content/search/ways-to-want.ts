import { ids, type Rule, type Wanted, type Wish } from "./wish.ts";

/** One of the names stands among the first ten. */
export function byWay(query: string, names: string): Wish {
  return { query, wants: { understood: ["relation"], mustInTop: { names: ids(names) } } };
}

/** The names are of a sex of use, and none of them is one of those that were typed. */
export function bySex(query: string, sex: "girl" | "boy", typed: string): Wish {
  return { query, wants: { understood: ["relation"], allSatisfy: { sex }, forbid: ids(typed) } };
}

/** The name comes first, and the sentence holds some words. */
export function told(query: string, first: string, says: string): Wish {
  return { query, wants: { first, says: [says] } };
}

export function none(query: string): Wish {
  return { query, wants: { noNames: true } };
}

/** So many of the names stand among the first ten; what else is wanted stands beside. */
export function some(query: string, least: number, names: string, wants: Wanted = {}): Wish {
  return { query, wants: { ...wants, mustInTop: { names: ids(names), least } } };
}

/** The name comes first. */
export function ahead(query: string, first: string): Wish {
  return { query, wants: { first } };
}

/** Each of the first ten does what a rule says. */
export function each(query: string, rule: Rule & { readonly least?: number }, forbid = ""): Wish {
  const denied = forbid === "" ? {} : { forbid: ids(forbid) };
  return { query, wants: { allSatisfy: rule, ...denied } };
}

/** Help first, and no name. */
export function help(query: string): Wish {
  return { query, wants: { crisis: true } };
}
