import { BRAND, OUR_BRAND } from "#content/site/brand.ts";
import { RECORDS, RECORDS_ELEMENT, US_RECORDS } from "#content/site/records-edition.ts";
import type { SpokenRecords } from "#domain/names/records/records-edition.ts";
import { BRAND_ELEMENT } from "./take-brand-of-page.ts";

const END_OF_HEAD = "</head>";

/**
 * A page with an operator's brand and records in its head: as data, for the browser to speak as the server does, and with the
 * brand's colors. React passes over all of it in a head. With ours the page stays as it is: the browser has them in its scripts.
 */
export function withOwn(pieces: readonly string[]): readonly string[] {
  const own = [
    ...(RECORDS === US_RECORDS ? [] : [dataHtml(RECORDS_ELEMENT, spoken(RECORDS))]),
    ...(BRAND === OUR_BRAND ? [] : [dataHtml(BRAND_ELEMENT, BRAND)]),
    ...(BRAND.styles === null ? [] : [`<link rel="stylesheet" href="${BRAND.styles}"/>`]),
  ];
  if (own.length === 0) return pieces;
  const place = pieces.findIndex((piece) => piece.includes(END_OF_HEAD));
  const html = pieces[place];
  if (html === undefined) throw new Error("The page has no head as with-own.ts knows it.");
  const end = html.indexOf(END_OF_HEAD);
  return pieces.toSpliced(place, 1, html.slice(0, end), own.join(""), html.slice(end));
}

function dataHtml(id: string, data: object): string {
  // Within a script, only a "<" could end it.
  return `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
}

/** What a browser says of the records; the process knows more of them. */
function spoken(records: SpokenRecords): SpokenRecords {
  const said = Object.entries(records).filter(([key]) => key in US_RECORDS);
  return { ...US_RECORDS, ...Object.fromEntries(said) };
}
