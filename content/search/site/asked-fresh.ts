import { at, help, type SiteWish, video } from "#content/search/site-wish.ts";

/** Of 160 searches by somebody who had seen nothing, those that are for a page, a place or a tool. */
export const ASKED_FRESH_OF_SITE: readonly SiteWish[] = [
  {
    query: "lactation consultant near Houston tx",
    wants: [help({ category: "Breastfeeding Support", state: "Texas" })],
  },
  { query: "wic office in Georgia", wants: [help({ category: "Family Services", state: "Georgia" })] },
  { query: "compare two names side by side", wants: [at("/compare")] },
  { query: "safe sleep for newborns", wants: [video("safe-sleep")] },
  { query: "how do i save names to my list", wants: [at("/saved")] },
  {
    query: "you have the wrong meaning for my name who do i tell",
    wants: [at("/names/corrections"), at("/contact")],
  },
  { query: "hospital bag checklist", wants: [at("/baby-safety#safety-equipment-checklist")] },
  {
    query: "how much should a 4 month old eat",
    wants: [at("/templates/feeding-log"), video("starting-solids")],
  },
  { query: "how many ounces for 2 month old", wants: [at("/templates/feeding-log")] },
  { query: "my baby wont sleep through the night", wants: [at("/templates/sleep-tracker")] },
];
