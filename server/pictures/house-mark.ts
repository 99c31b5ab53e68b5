import { dayColor } from "./day-color.ts";

/** An operator's mark as SVG, which has a viewBox (own-words/look-files.ts). */
let own: string | null = null;

export function takeMark(svg: string | null): void {
  // Its own size would stand in the way of the one that it gets.
  own = svg && svg.slice(svg.indexOf("<svg")).replace(/^(<svg[^>]*?)\s(?:width|height)="[^"]*"/g, "$1");
}

/** A large arch sheltering a small one (app/frame/wordmark-html.ts), if large with the butter of our drawings printed beside it; or an operator's own. */
export function houseMark(x: number, y: number, size: number, onButter = false): string {
  if (own !== null) return own.replace(/<svg\s/, `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
  const arch = "M9 41V22C9 12.5 15 7 24 7s15 5.5 15 15v19";
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 48})" fill="none" stroke="${dayColor("ink")}" stroke-width="${onButter ? 3 : 5}" stroke-linecap="round" stroke-linejoin="round">`,
    onButter
      ? `<path transform="translate(3 1.5)" d="${arch}Z" fill="${dayColor("butter-mark-fill")}" stroke="none"/>`
      : "",
    `<path d="${arch}"/><path d="M19 41V31c0-3.6 1.9-5.8 5-5.8s5 2.2 5 5.8v10"/>`,
    `<circle cx="24" cy="17.6" r="2.9" fill="${dayColor("ribbon")}" stroke="none"/></g>`,
  ].join("");
}
