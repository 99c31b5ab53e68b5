import type { UsualMiddles } from "#domain/names/answer/relations/answer-texts.ts";

/**
 * Names that parents in the United States often put in the middle, the most usual first: our own list, by general knowledge, as
 * birth records have first names only.
 */
export const USUAL_MIDDLES: UsualMiddles = {
  girl: "marie grace rose elizabeth ann anne mae jane lynn louise kate claire hope faith nicole michelle renee jean leigh joy catherine belle eve pearl june ruth may dawn kay jo faye noelle elaine frances victoria josephine katherine margaret alexandra ivy wren sage quinn blair isabelle olivia sophia celeste".split(
    " ",
  ),
  boy: "james michael lee john william alexander joseph thomas david robert edward ray scott wayne daniel paul charles henry jude cole grant reid luke jack allen anthony matthew christopher andrew patrick benjamin george mark dean blake kai beau max theodore francis louis oliver gabriel elijah sebastian".split(
    " ",
  ),
};
