import { at, help, listing, type SiteWish, video } from "#content/search/site-wish.ts";

/** 61 of 64 searches that were written later, before they were asked: those that are answered. */
export const ASKED_LATER: readonly SiteWish[] = [
  { query: "when can baby face forward in the car", wants: [at("/baby-safety#car-seat-guide")] },
  { query: "car seat straps how tight", wants: [at("/baby-safety#car-seat-guide")] },
  { query: "can i put carseat in front seat", wants: [at("/baby-safety#car-seat-guide")] },
  { query: "bought a used crib is it safe", wants: [at("/baby-safety#safety-equipment-checklist")] },
  {
    query: "smoke detector nursery",
    wants: [at("/baby-safety#safety-equipment-checklist"), at("/baby-safety#home-childproofing")],
  },
  { query: "are sleep positioners ok", wants: [at("/baby-safety#safety-equipment-checklist")] },
  {
    query: "tv could fall on toddler",
    wants: [at("/baby-safety#home-childproofing"), at("/baby-safety#safety-equipment-checklist")],
  },
  {
    query: "cabinet locks",
    wants: [at("/baby-safety#home-childproofing"), at("/baby-safety#safety-equipment-checklist")],
  },
  {
    query: "magnets swallowed by kids",
    wants: [at("/baby-safety#home-childproofing"), at("/baby-safety#safety-equipment-checklist")],
  },
  { query: "pool fence toddler", wants: [at("/baby-safety#home-childproofing")] },
  { query: "wifi baby camera privacy", wants: [at("/baby-safety#baby-monitoring-technology")] },
  { query: "owlet sock worth it", wants: [at("/baby-safety#baby-monitoring-technology")] },
  { query: "audio or video monitor", wants: [at("/baby-safety#baby-monitoring-technology")] },
  { query: "how many outfits for newborn", wants: [at("/baby-clothes#newborn-essentials")] },
  {
    query: "what size clothes for 3 month old",
    wants: [
      at("/baby-clothes#newborn-essentials"),
      at("/baby-clothes#budget-shopping"),
      at("/templates/size-tracker"),
    ],
  },
  {
    query: "baby hat while sleeping",
    wants: [
      at("/baby-clothes#newborn-essentials"),
      at("/baby-clothes#seasonal-clothing"),
      at("/baby-safety#safety-equipment-checklist"),
    ],
  },
  {
    query: "snow suit car seat",
    wants: [at("/baby-clothes#seasonal-clothing"), at("/baby-safety#car-seat-guide")],
  },
  { query: "sunscreen on a 4 month old", wants: [at("/baby-clothes#seasonal-clothing")] },
  { query: "does baby need a jacket today", wants: [at("/baby-clothes#seasonal-clothing")] },
  { query: "lead in baby clothes", wants: [at("/baby-clothes#fabric-safety")] },
  {
    query: "how to wash baby clothes",
    wants: [at("/baby-clothes#fabric-safety"), at("/baby-clothes#newborn-essentials")],
  },
  {
    query: "toddler jewelry amber necklace",
    wants: [at("/baby-clothes#fabric-safety"), at("/baby-safety#safety-equipment-checklist")],
  },
  { query: "thrift store baby clothes", wants: [at("/baby-clothes#budget-shopping")] },
  { query: "clothes budget first year", wants: [at("/baby-clothes#budget-shopping")] },
  { query: "roth ira for kids", wants: [at("/blog#alternative-investments")] },
  { query: "custodial account", wants: [at("/blog#alternative-investments")] },
  {
    query: "gerber life insurance",
    wants: [
      at("/blog#life-insurance-for-children"),
      at("/blog#cost-factors"),
      at("/blog#whole-life-versus-term"),
    ],
  },
  { query: "is insurance on a child worth it", wants: [at("/blog#life-insurance-for-children")] },
  {
    query: "term insurance for parents",
    wants: [at("/blog#whole-life-versus-term"), at("/blog#life-insurance-for-children")],
  },
  { query: "preschool cost", wants: [at("/education#choosing-a-preschool")] },
  { query: "montessori or play based", wants: [at("/education#choosing-a-preschool")] },
  { query: "is my kid ready for preschool", wants: [at("/education#choosing-a-preschool")] },
  {
    query: "kid hates school morning",
    wants: [at("/education#elementary-success"), at("/education#choosing-a-preschool")],
  },
  { query: "help with multiplication", wants: [at("/education#elementary-success")] },
  { query: "screen time and phones for tweens", wants: [at("/education#middle-school-transition")] },
  { query: "sat or act", wants: [at("/education#high-school-and-college-prep")] },
  { query: "student loans for college", wants: [at("/education#high-school-and-college-prep")] },
  {
    query: "504 plan",
    wants: [
      at("/education#elementary-success"),
      at("/education#middle-school-transition"),
      at("/education#high-school-and-college-prep"),
    ],
  },
  { query: "baby height percentile", wants: [at("/growth")] },
  { query: "is my baby underweight", wants: [at("/growth")] },
  { query: "vote on names with partner", wants: [at("/together")] },
  { query: "ella vs emma popularity", wants: [at("/compare")] },
  { query: "how old are people named linda", wants: [at("/names/how-old")] },
  { query: "will this name be popular in 10 years", wants: [at("/names/forecast")] },
  { query: "download name data csv", wants: [at("/data")] },
  { query: "print my names list", wants: [at("/names/sheet"), at("/saved")] },
  { query: "breastfeeding log", wants: [at("/templates/feeding-log")] },
  { query: "sleep schedule tracker newborn", wants: [at("/templates/sleep-tracker")] },
  { query: "immunization schedule", wants: [at("/templates/vaccination-record")] },
  { query: "first words when", wants: [at("/templates/milestone-tracker"), video("milestones")] },
  { query: "infant choking cpr", wants: [video("choking")] },
  {
    query: "crib safe sleep back to sleep",
    wants: [video("safe-sleep"), at("/baby-safety#safety-equipment-checklist")],
  },
  { query: "first foods baby", wants: [video("starting-solids")] },
  {
    query: "postpartum anxiety help texas",
    wants: [
      help({ state: "Texas" }),
      help({ state: "Texas", category: "Postpartum Support" }),
      help({ state: "Texas", category: "Mental Health" }),
    ],
  },
  { query: "lactation help boise", wants: [help({ state: "Idaho" })] },
  {
    query: "diapers assistance",
    wants: [help({ category: "Family Services" }), listing(56), listing(14), listing(61), help()],
  },
  { query: "speech delay michigan", wants: [help({ state: "Michigan" })] },
  { query: "support for dads", wants: [help(), help({ category: "New Parent Support Groups" })] },
  {
    query: "baby wont latch help hotline",
    wants: [listing(4), help({ category: "Breastfeeding Support" }), video("latch"), listing(97)],
  },
  { query: "food stamps for moms", wants: [listing(7)] },
  { query: "autism help arizona", wants: [help({ state: "Arizona" })] },
];
