import { SEX_OF } from "#domain/names/lists/sexes.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import { href } from "react-router";
import { PLACES } from "#content/site/places-page.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { mapHtml } from "./map-html.ts";
import { mapSummary, yearsOf } from "./map-words.ts";
import { packCells } from "./packed-cells.ts";
import type { SaidOfMap } from "./state-words.ts";

/** The map on the page of a name. */
export type WhereView = SaidOfMap & {
  readonly href: string;
  /** What is said of each state (packed-cells.ts). */
  readonly cells: string;
};

/** Null where the records say too little of the states. Of a name for both sexes, the one it is given to more. */
export function buildWhereView(
  { id, main, summary }: Pick<NamePage, "id" | "main" | "summary">,
  places: PlaceBook,
): { readonly words: WhereView; readonly html: string } | null {
  const sex = SEX_OF[main];
  const map = places.map(id, sex);
  if (map === null) return null;
  const told = map.shades.filter(({ word }) => word !== "few" && word !== "unshaded");
  const apart = told.filter(({ word }) => word !== "about").length;
  // A map would be empty; or hardly a state stands out, and of nearly half of them nothing can be said.
  if (told.length < 5 || (apart < 3 && told.length < 27)) return null;
  const [babies, years] = [BABIES_OF[sex], yearsOf(map.window)];
  const said = mapSummary(map);
  return {
    words: {
      babies,
      years,
      oneInUs: map.oneInUs,
      href: `${href("/names/map")}?name=${id}${summary.gender === "unisex" ? `&sex=${babies}` : ""}`,
      cells: packCells(map),
    },
    html: [
      `<p class=pl-say>${summary.gender === "unisex" ? `Among ${babies}: ${said}` : said}</p>`,
      mapHtml(
        map.shades.map(({ word }) => word),
        sex,
        escapeHtml(`${summary.name} by state, ${years}`),
      ),
      `<p class=meta>${fillInAll(PLACES.cardRule, { years })}</p>`,
    ].join(""),
  };
}
