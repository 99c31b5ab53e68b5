import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { RelationKind } from "./relation-kinds.ts";

/** Who the wanted names are for, said anywhere: "my daughter is Clara, what about her brother". */
const SISTER =
  /\b(?:sisters?|another girl|one girl|a girl(?! (?:named|called))|baby girl|girl names?|(?:second|third|fourth|2nd|3rd|4th|new|next|another) (?:girl|daughter)|(?:expecting|having|due with) (?:our |a |my |another )?(?:\w+ )?(?:girl|daughter))\b/;
const BROTHER =
  /\b(?:brothers?|another boy|one boy|a boy(?! (?:named|called))|baby boy|boy names?|(?:second|third|fourth|2nd|3rd|4th|new|next|another) (?:boy|son)|(?:expecting|having|due with) (?:our |a |my |another )?(?:\w+ )?(?:boy|son))\b/;

/** "Names that go with big brother Finn": who is there already, and not who is wanted. */
const THERE_ALREADY = /\b(?:big|older|elder|oldest|eldest) (?:brothers?|sisters?)\b/g;

/** "Twin boys, one is Ezekiel". */
const TWINS =
  /\b(?:twin (?:(?<girls>girls|daughters|sisters)|boys|sons|brothers)|(?:(?<girl>girl)|boy) twins)\b/;

/** Of siblings: the one word beside that says for whom; both say neither. */
export function sexBeside(
  kind: RelationKind,
  plain: string,
  [from, to]: readonly [number, number],
): Gender | null {
  if (kind !== "siblings") return null;
  const twins = TWINS.exec(plain)?.groups;
  if (twins !== undefined) return (twins["girls"] ?? twins["girl"]) === undefined ? "boy" : "girl";
  const others = `${plain.slice(0, from)} ${plain.slice(to)}`;
  return sexSaid(others) ?? (SISTER.test(others) ? null : sexSaid(plain.replaceAll(THERE_ALREADY, " ")));
}

function sexSaid(plain: string): Gender | null {
  const [isSister, isBrother] = [SISTER.test(plain), BROTHER.test(plain)];
  if (isSister === isBrother) return null;
  return isSister ? "girl" : "boy";
}

/** What a word of the relation itself says: sisters, the feminine form. */
export function sexCalled(word: string | undefined, names: readonly FoundName[]): Gender | null {
  if (word === undefined) return null;
  if (/^(?:fem|girl|women|sister)/.test(word)) return "girl";
  if (/^(?:masc|male|boy|men|brother)/.test(word)) return "boy";
  if (/unisex|neutral/.test(word)) return "unisex";
  return names[0]?.summary.gender === "girl" ? "boy" : "girl";
}
