import type { Sex } from "#domain/names/records/records.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import { href } from "react-router";

/** A choice among a few that are links. */
export type Choice = { readonly label: string; readonly href: string; readonly isChosen: boolean };

export const SEX_LABELS = { F: "Girls", M: "Boys" } as const satisfies Record<Sex, string>;

/** The map of a name and sex in the years that begin so. */
export function mapAddress(id: string, sex: Sex, from: number): string {
  return `${href("/names/map")}?name=${id}&sex=${BABIES_OF[sex]}&from=${from}`;
}
