import type { GenderItem } from "./item.ts";
import { latestOneIn, oneInText } from "#domain/names/records/one-in.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { type Doubts, doubtsOf, type Known } from "#domain/games/pool/known.ts";

const FEWEST_BIRTHS = 2000;

/** Doubts about a question for whom a name is given to, by the records of the last ten years (ruling 32). */
export function judgeGender({ name, gender, girls, popularity }: GenderItem, { records }: Known): Doubts {
  const record = recordOf(records, name.toLowerCase());
  if (record === -1) return ["not on record"];
  const births = records.recent(record, "F") + records.recent(record, "M");
  const share = (100 * records.recent(record, "F")) / births;
  const holds = { girl: share >= 90, boy: share <= 10, unisex: share >= 30 && share <= 70 }[gender];
  const oneIn = latestOneIn(records, record, gender);
  return doubtsOf(
    births < FEWEST_BIRTHS && `only ${births} babies in ten years`,
    !holds && `${share.toFixed(1)} % girls is not ${gender}`,
    Math.abs(share - girls) > 0.05 + 1e-9 && `tells ${girls} % girls, not ${share.toFixed(1)}`,
    (oneIn === null || popularity !== `${oneInText(oneIn)} in ${oneIn.year}`) && "tells another popularity",
  );
}
