import { PRINTABLES } from "#content/printables/printables.ts";
import { SHEETS } from "#content/printables/sheets.ts";
import { type GrowthFigures, growthFigures } from "#domain/printables/growth-figures.ts";
import { type Printable, sheetIdOf } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { loadStandards } from "#app/growth-standards/load-standards.ts";

export type Template = {
  readonly printable: Printable;
  readonly sheet: Sheet;
  readonly figures: GrowthFigures | null;
};

/** A sheet with what it draws: read by the loader only, so that no script carries seven sheets. Null: no such sheet. */
export async function loadTemplate(asked: string | undefined): Promise<Template | null> {
  const id = sheetIdOf(asked);
  const printable = PRINTABLES.find((each) => each.id === id);
  if (printable === undefined) return null;
  const sheet = SHEETS[printable.id];
  const [sex] = sheet.pages.flat().flatMap((block) => ("sex" in block ? [block.sex] : []));
  return {
    printable,
    sheet,
    figures: sex === undefined ? null : growthFigures(await loadStandards(), sex),
  };
}
