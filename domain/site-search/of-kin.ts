import { spanAsked } from "./of-span.ts";

const OF_KIN =
  /\b(?:my|our|her|his|their) (?:great[ -]?)?(?:(?<she>grand(?:mother|ma|mom)|nana|granny|mother|mom|mum|mama|aunt|sister|wife)|grand(?:father|pa|dad)|granddaddy|father|dad|papa|uncle|brother|husband)(?:[’']?s)? names?\b/i;
const ASKS_HOW_COMMON = /\b(?:popular\w*|common\w*|rare|rank\w*|top|trend\w*|how many|what number)\b/i;

/** "How popular was my grandmother's name in 1932": the name is not told, so what that year had is asked for. */
export function ofKin(text: string): string {
  const kin = OF_KIN.exec(text);
  const span = kin === null || !ASKS_HOW_COMMON.test(text) ? null : spanAsked(text);
  if (kin === null || span === null) return text;
  const sex = kin.groups?.["she"] === undefined ? "boy" : "girl";
  return `popular ${sex} names ${span.year}${span.ending}`;
}
