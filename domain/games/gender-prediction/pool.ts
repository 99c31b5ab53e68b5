import { gamePool } from "#domain/games/pool/game-pool.ts";
import { genderRows } from "./gender-rows.ts";
import { judgeGender } from "./judge-gender.ts";
import { openGender } from "./open-gender.ts";

/** What the gender game is played with after its default round. */
export const GENDER_POOL = gamePool({
  id: "gender-prediction",
  rows: ({ records }, { most }) => genderRows(records, most),
  open: openGender,
  judge: judgeGender,
  line: ({ name, hint, gender, girls }) => `${name} (${hint}) → ${gender}, ${girls} % girls`,
});
