import { headsIn } from "./relation-heads.ts";

const IN_LANGUAGES =
  /\b(?:in|across|from) (?:other|different|all|foreign) (?:languages?|countries|cultures)\b/;

/** The heads that may stand in a text, in their order: "names similar to Elizabeth in other languages" are its forms. */
export function headsOf(plain: string): ReturnType<typeof headsIn> {
  const heads = headsIn(plain);
  const isFirst = ({ kind }: (typeof heads)[number]) => Number(kind === "languages");
  return IN_LANGUAGES.test(plain) ? heads.toSorted((one, other) => isFirst(other) - isFirst(one)) : heads;
}
