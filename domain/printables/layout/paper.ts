import type { PaperSize } from "#domain/printables/printable.ts";

const POINTS_PER_MM = 72 / 25.4;

export function mm(millimeters: number): number {
  return millimeters * POINTS_PER_MM;
}

/** Papers in points: US Letter is 8.5 × 11 in, A4 210 × 297 mm. */
export const PAPERS: Readonly<Record<PaperSize, { readonly width: number; readonly height: number }>> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};

/** Home printers leave about 6 mm white by themselves. */
export const MARGIN = { side: mm(12), end: mm(11) } as const;
