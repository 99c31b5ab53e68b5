import { at, help, listing, type SiteWish, video } from "#content/search/site-wish.ts";

const CAR_SEAT = at("/baby-safety#car-seat-guide");
const CHECKLIST = at("/baby-safety#safety-equipment-checklist");
const CHILDPROOFING = at("/baby-safety#home-childproofing");
const MONITORS = at("/baby-safety#baby-monitoring-technology");
const NEWBORN_CLOTHES = at("/baby-clothes#newborn-essentials");
const SEASONS = at("/baby-clothes#seasonal-clothing");
const FABRIC = at("/baby-clothes#fabric-safety");
const BUDGET = at("/baby-clothes#budget-shopping");
const SAVING = at("/blog#alternative-investments");
const COST = at("/blog#cost-factors");
const INSURANCE = at("/blog#life-insurance-for-children");
const WHOLE_OR_TERM = at("/blog#whole-life-versus-term");
const PRESCHOOL = at("/education#choosing-a-preschool");
const ELEMENTARY = at("/education#elementary-success");
const MIDDLE_SCHOOL = at("/education#middle-school-transition");
const HIGH_SCHOOL = at("/education#high-school-and-college-prep");

/** Questions that an article answers. */
export const GUIDES: readonly SiteWish[] = [
  { query: "how long rear facing", wants: [CAR_SEAT] },
  { query: "when can they use a booster seat", wants: [CAR_SEAT] },
  { query: "car seat chest clip where", wants: [CAR_SEAT] },
  { query: "is a used car seat ok", wants: [CAR_SEAT, CHECKLIST] },
  { query: "do car seats expire", wants: [CAR_SEAT] },
  { query: "carseat too loose", wants: [CAR_SEAT] },
  { query: "leave baby in car for a minute", wants: [CAR_SEAT] },
  { query: "what do i need before bringing baby home", wants: [CHECKLIST, NEWBORN_CLOTHES] },
  { query: "are crib bumpers safe", wants: [CHECKLIST] },
  { query: "crib slats too wide", wants: [CHECKLIST] },
  { query: "weighted sleep sack", wants: [CHECKLIST, NEWBORN_CLOTHES] },
  { query: "second hand crib", wants: [CHECKLIST] },
  { query: "water heater temp for baby bath", wants: [CHECKLIST, CHILDPROOFING] },
  { query: "baby proof stairs", wants: [CHILDPROOFING] },
  { query: "dresser tipping over anchor", wants: [CHILDPROOFING, CHECKLIST] },
  { query: "outlet covers", wants: [CHILDPROOFING, CHECKLIST] },
  { query: "button battery", wants: [CHILDPROOFING, CHECKLIST] },
  { query: "babyproofing kitchen", wants: [CHILDPROOFING] },
  { query: "gun in the house with kids", wants: [CHILDPROOFING] },
  { query: "do i need a baby monitor", wants: [MONITORS] },
  { query: "can someone hack my baby camera", wants: [MONITORS] },
  { query: "do breathing monitors prevent sids", wants: [MONITORS, video("safe-sleep")] },
  { query: "how many onesies do i need", wants: [NEWBORN_CLOTHES] },
  { query: "what should newborn wear to sleep", wants: [NEWBORN_CLOTHES, SEASONS] },
  { query: "going home outfit", wants: [NEWBORN_CLOTHES] },
  { query: "when to stop swaddling", wants: [NEWBORN_CLOTHES] },
  { query: "hair wrapped around babys toe", wants: [NEWBORN_CLOTHES] },
  { query: "winter coat in car seat", wants: [SEASONS, CAR_SEAT] },
  { query: "how to dress baby in hot weather", wants: [SEASONS] },
  { query: "blanket over stroller", wants: [SEASONS] },
  { query: "flame resistant pajamas", wants: [FABRIC] },
  { query: "hoodie strings dangerous", wants: [FABRIC, SEASONS] },
  { query: "rash from snaps nickel", wants: [FABRIC] },
  { query: "cheap baby clothes", wants: [BUDGET] },
  { query: "how much to spend on baby clothes a month", wants: [BUDGET] },
  { query: "hand me downs", wants: [BUDGET, CHECKLIST] },
  { query: "529 plan", wants: [SAVING] },
  { query: "trump account for newborn", wants: [SAVING] },
  { query: "savings bonds for baby", wants: [SAVING] },
  { query: "best way to save for kids college", wants: [SAVING, HIGH_SCHOOL] },
  { query: "should i get life insurance for my baby", wants: [INSURANCE] },
  { query: "how much is child life insurance", wants: [COST] },
  { query: "whole life or term", wants: [WHOLE_OR_TERM] },
  { query: "what is cash value", wants: [WHOLE_OR_TERM] },
  { query: "how to pick a preschool", wants: [PRESCHOOL] },
  { query: "questions to ask daycare preschool tour", wants: [PRESCHOOL] },
  { query: "free prek head start", wants: [PRESCHOOL] },
  { query: "kindergarten reading help", wants: [ELEMENTARY] },
  { query: "homework fights", wants: [ELEMENTARY] },
  {
    query: "how do i ask for an iep",
    wants: [ELEMENTARY, MIDDLE_SCHOOL, help({ category: "Special Needs Support" })],
  },
  { query: "starting middle school nervous", wants: [MIDDLE_SCHOOL] },
  { query: "my kid is being bullied", wants: [MIDDLE_SCHOOL, ELEMENTARY] },
  { query: "first phone for 11 year old", wants: [MIDDLE_SCHOOL] },
  { query: "fafsa", wants: [HIGH_SCHOOL] },
  { query: "when to take psat", wants: [HIGH_SCHOOL] },
  { query: "who can check my car seat", wants: [CAR_SEAT, listing(10)] },
];
