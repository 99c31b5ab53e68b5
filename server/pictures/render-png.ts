import { Resvg } from "@resvg/resvg-js";
import { pngOf } from "./png.ts";

/** An SVG of outlines as a PNG of its own size. No fonts are looked for: there is no text in it. */
export function renderPng(svg: string): Buffer {
  return pngOf(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
}
