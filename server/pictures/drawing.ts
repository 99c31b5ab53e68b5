type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Of a mark's 40 units: what is drawn large has finer lines (design guide, section 6). */
const LARGE_LINE = 1.1;

/** One of our drawings (app/drawings) in a box of a picture, with the colors of the day instead of the theme's. */
export function inBox(drawing: string, { x, y, width, height }: Box): string {
  const placed = drawing
    .replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
    .replace('stroke-width="1.65"', `stroke-width="${LARGE_LINE}"`)
    .replaceAll(/var\(--[a-z-]+,\s*(#[0-9A-Fa-f]+)\)/g, "$1");
  if (placed.includes("var(")) throw new Error("A drawing has a color without its value by day.");
  return placed;
}
