import { help, listing, type SiteWish } from "#content/search/site-wish.ts";

/** A need, a place, or both. Where a category fits the need, the directory comes filtered by it, too. */
export const HELP: readonly SiteWish[] = [
  {
    query: "postpartum support minnesota",
    wants: [help({ state: "Minnesota", category: "Postpartum Support" }), listing(43)],
  },
  {
    query: "ppd help new york",
    wants: [help({ state: "New York", category: "Postpartum Support" }), listing(55)],
  },
  {
    query: "postpartum charleston sc",
    wants: [help({ state: "South Carolina", category: "Postpartum Support" }), listing(68)],
  },
  {
    query: "postpartum depression virginia",
    wants: [help({ state: "Virginia", category: "Postpartum Support" }), listing(75)],
  },
  { query: "baby blues portland oregon", wants: [help({ state: "Oregon" }), listing(62)] },
  {
    query: "breastfeeding help kansas",
    wants: [help({ state: "Kansas", category: "Breastfeeding Support" }), listing(33)],
  },
  {
    query: "lactation consultant new hampshire",
    wants: [help({ state: "New Hampshire", category: "Breastfeeding Support" }), listing(52)],
  },
  {
    query: "donor milk austin",
    wants: [help({ state: "Texas", category: "Breastfeeding Support" }), listing(71)],
  },
  { query: "poison control tennessee", wants: [help({ state: "Tennessee" }), listing(70)] },
  {
    query: "crisis nursery st louis",
    wants: [help({ state: "Missouri", category: "Emergency Resources" }), listing(46)],
  },
  { query: "childrens hospital philadelphia", wants: [help({ state: "Pennsylvania" }), listing(65)] },
  {
    query: "pediatric hospital seattle",
    wants: [help({ state: "Washington", category: "Pediatric Care" }), listing(79)],
  },
  {
    query: "new mom group chicago",
    wants: [help({ state: "Illinois", category: "New Parent Support Groups" }), listing(29)],
  },
  {
    query: "mom groups grand rapids",
    wants: [help({ state: "Michigan", category: "New Parent Support Groups" }), listing(42)],
  },
  { query: "early intervention kentucky", wants: [help({ state: "Kentucky" }), listing(34)] },
  { query: "baby not talking connecticut", wants: [help({ state: "Connecticut" }), listing(21)] },
  { query: "diaper bank north carolina", wants: [help({ state: "North Carolina" }), listing(56)] },
  { query: "need diapers tucson", wants: [help({ state: "Arizona" }), listing(14)] },
  {
    query: "special needs help wyoming",
    wants: [help({ state: "Wyoming", category: "Special Needs Support" }), listing(82)],
  },
  { query: "autism diagnosis help new jersey", wants: [help({ state: "New Jersey" }), listing(53)] },
  {
    query: "parenting classes wisconsin",
    wants: [help({ state: "Wisconsin", category: "Education & Classes" }), listing(81)],
  },
  { query: "find child care california", wants: [help({ state: "California" }), listing(18)] },
  { query: "someone to talk to nebraska parents", wants: [help({ state: "Nebraska" }), listing(49)] },
  { query: "alaska", wants: [help({ state: "Alaska" })] },
  { query: "nicu parents texas", wants: [help({ state: "Texas" }), listing(72)] },
  { query: "postpartum help in canada", wants: [help({ state: "International" }), listing(83)] },
  { query: "breastfeeding support australia", wants: [help({ state: "International" }), listing(87)] },
  { query: "la leche league", wants: [listing(4), listing(97)] },
  { query: "wic", wants: [listing(7)] },
  {
    query: "postpartum hotline",
    wants: [listing(2), listing(1), help({ category: "Postpartum Support" }), help()],
  },
  { query: "poison control number", wants: [help(), help({ category: "Emergency Resources" })] },
  { query: "twin parents club", wants: [listing(9)] },
  { query: "free formula", wants: [listing(7), listing(61)] },
  {
    query: "support group for new moms near me",
    wants: [help({ category: "New Parent Support Groups" }), help()],
  },
];
