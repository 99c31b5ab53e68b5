import { readFile } from "node:fs/promises";
import { type PackedStandards, unpackStandards } from "#domain/growth/packed-standards.ts";
import { type GrowthFigures, growthFigures } from "#domain/printables/growth-figures.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { ROOT } from "#server/root.ts";

/** What a growth chart prints of WHO's standards; null for a sheet that has no such figures. */
export async function readFigures({ pages }: Sheet): Promise<GrowthFigures | null> {
  const [sex] = pages.flat().flatMap((block) => ("sex" in block ? [block.sex] : []));
  if (sex === undefined) return null;
  const packed: PackedStandards = JSON.parse(
    await readFile(new URL("data/who/standards.json", ROOT), "utf8"),
  );
  return growthFigures(unpackStandards(packed), sex);
}
