import type { NameQuery } from "#domain/names/name-book.ts";

/** With what its marks said, which are taken off. */
export type AskedQuery = NameQuery & { readonly isQuestion: boolean };

/** Behind several words: a mark of a question, which is no joker there, and what people say at the end. */
const POLITE_END =
  /(?<=\s\S.*)(?:[\s,.!?]+(?:anyone|anybody|any1|please|pls|plz|thanks|thank you|thx))*[\s,.!?]*$/isu;

/** Most texts end otherwise, and are not looked at from each of their characters on. */
const MAY_END = /(?:anyone|anybody|any1|please|pls|plz|thanks|thank you|thx|[\s,.!?])$/iu;

/** A query without what people say at its end: polite words, and marks, of which one says that something is asked. */
export function askedQuery(query: NameQuery): AskedQuery {
  const { text } = query;
  return {
    ...query,
    text: MAY_END.test(text) ? text.replace(POLITE_END, "") : text,
    isQuestion: text.includes("?"),
  };
}
