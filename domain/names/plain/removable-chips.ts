import type { Chip } from "#domain/names/search/names-answer.ts";
import { withoutPart } from "./plain-query.ts";

/** A chip, with what is left of the text when it is taken away. */
export type RemovableChip = Pick<Chip, "kind" | "label" | "rule"> & { readonly without: string };

/** The chips of a text as a page shows them. */
export function removableChips(text: string, chips: readonly Chip[]): readonly RemovableChip[] {
  return chips.map((chip) => ({
    kind: chip.kind,
    label: chip.label,
    rule: chip.rule,
    without: chip.leaves ?? withoutPart(text, chip, chips),
  }));
}
