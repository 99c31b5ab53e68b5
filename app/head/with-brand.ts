import { BRAND, OUR_BRAND } from "#content/site/brand.ts";
import { BRAND_ELEMENT } from "./take-brand-of-page.ts";

const END_OF_HEAD = "</head>";

/**
 * A page with an operator's brand in its head: as data, for the browser to speak as the server does, and with its colors. React
 * passes over both in a head. With ours the page stays as it is: the browser has it in its scripts.
 */
export function withBrand(html: string): readonly string[] {
  if (BRAND === OUR_BRAND) return [html];
  const end = html.indexOf(END_OF_HEAD);
  if (end === -1) throw new Error("The page has no head as with-brand.ts knows it.");
  // Within a script, only a "<" could end it.
  const data = JSON.stringify(BRAND).replaceAll("<", String.raw`\u003c`);
  const styles = BRAND.styles === null ? "" : `<link rel="stylesheet" href="${BRAND.styles}"/>`;
  return [
    html.slice(0, end),
    `<script id="${BRAND_ELEMENT}" type="application/json">${data}</script>${styles}`,
    html.slice(end),
  ];
}
