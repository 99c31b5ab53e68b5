import type { Gender } from "#domain/names/entry/gender.ts";

/** To whom a name is given: ruling 32 says which names may be asked. */
export type GenderItem = {
  readonly name: string;
  readonly gender: Gender;
  readonly hint: string;
  /** How widely it is given: "1 in 254 girls in 2025". */
  readonly popularity: string;
  /** Girls' share of the births of the last ten years, in percent, to one decimal. */
  readonly girls: number;
};
