import { ids, type Wish } from "./wish.ts";

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
