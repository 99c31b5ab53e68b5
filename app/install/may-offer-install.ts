import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";
import { NO_OFFER, OFFER_WITHOUT_QUERY } from "#app/site/page-rules.data.ts";

/** Whether a page may carry the offer to install the site. A game that is open stands in the query of the games' page. */
export function mayOfferInstall(path: string, search: string): boolean {
  if (OFFER_WITHOUT_QUERY.includes(path)) return search === "";
  return !isAtOrBelow(path, NO_OFFER);
}
