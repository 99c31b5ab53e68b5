import { at, help, listing, type SiteWish, video } from "#content/search/site-wish.ts";

const COLLEGE = at("/education#high-school-and-college-prep");
const ELEMENTARY = at("/education#elementary-success");
const SLEEP = at("/templates/sleep-tracker");
const FEEDING = at("/templates/feeding-log");
const MILESTONES = [at("/templates/milestone-tracker"), video("milestones")];
const LETTERS = at("/contact#asked");
const INTERVENTION = help({ category: "Child Development" });
const HANDS = at("/baby-clothes#newborn-essentials");
const PEDIATRICIANS = listing(6);

/** Searches of the whole site that a blind round missed at first sight, and their neighbors (decision 92): answered since. */
export const ASKED_IN_LAST_ROUND_OF_SITE: readonly SiteWish[] = [
  // Words of our headings beside those of parents who live apart
  { query: "fafsa divorced parents", wants: [COLLEGE] },
  { query: "filling out fafsa with split custody", wants: [COLLEGE] },
  { query: "does stepparent income count for fafsa", wants: [COLLEGE] },
  { query: "coparenting and college aid", wants: [COLLEGE] },
  { query: "financial aid single parent", wants: [COLLEGE] },
  { query: "bullying after divorce", wants: [at("/education#middle-school-transition")] },
  { query: "life insurance after divorce", wants: [at("/blog#life-insurance-for-children")] },
  { query: "co-parenting baby sleep", wants: [video("safe-sleep"), SLEEP] },
  { query: "utma vs ugma", wants: [at("/blog#alternative-investments")] },
  { query: "carbon monoxide detector placement", wants: [at("/baby-safety#home-childproofing")] },
  // What is known by its letters
  { query: "how do i get an iep", wants: [ELEMENTARY, at("/education#choosing-a-preschool")] },
  { query: "my son has a 504", wants: [ELEMENTARY] },
  { query: "ifsp", wants: [at("/education#choosing-a-preschool")] },
  { query: "how do i get snap", wants: [help({ category: "Family Services" })] },
  { query: "apply for ebt", wants: [help({ category: "Family Services" })] },
  { query: "liheap", wants: [help({ category: "Family Services" })] },
  { query: "cps called on me", wants: [listing(3)] },
  { query: "aba therapy", wants: [help({ category: "Special Needs Support" })] },
  { query: "pt for torticollis", wants: [INTERVENTION] },
  { query: "ei eval", wants: [INTERVENTION] },
  { query: "ot evaluation toddler", wants: [INTERVENTION] },
  { query: "dtap", wants: [at("/templates/vaccination-record")] },
  { query: "aap", wants: [PEDIATRICIANS] },
  { query: "chip health insurance for kids", wants: [listing(7)] },
  // How much, how long and how often at an age
  { query: "how many hours should a 4 month old sleep", wants: [SLEEP] },
  { query: "how long can a 4 month old stay awake", wants: [SLEEP] },
  { query: "when should a 4 month old go to bed", wants: [SLEEP] },
  { query: "5 month old nap length", wants: [SLEEP] },
  { query: "how long do newborns sleep at a stretch", wants: [SLEEP] },
  { query: "how many dirty diapers day 3", wants: [FEEDING] },
  { query: "how many bowel movements 1 month old", wants: [FEEDING] },
  { query: "how long can 6 week old go between feedings", wants: [FEEDING] },
  { query: "how much breastmilk at 3 months", wants: [FEEDING] },
  { query: "how much solid food 7 months", wants: [video("starting-solids")] },
  { query: "how long tummy time 2 months", wants: MILESTONES },
  { query: "how many words should an 18 month old say", wants: MILESTONES },
  { query: "how long is a 3 month old", wants: [at("/growth")] },
  { query: "how much water for a 7 month old", wants: [PEDIATRICIANS] },
  // What a child of an age does
  { query: "what should 9 month old be doing", wants: MILESTONES },
  { query: "things 6 month olds can do", wants: MILESTONES },
  { query: "15 month old skills", wants: MILESTONES },
  { query: "my 4 month old is not doing much", wants: MILESTONES },
  { query: "late walker 15 months", wants: MILESTONES },
  { query: "what can my 8 week old see", wants: MILESTONES },
  { query: "signs of delay 12 months", wants: [...MILESTONES, INTERVENTION] },
  { query: "4 year old should be able to", wants: MILESTONES },
  // Letters that come by email
  { query: "unsubscribe from newsletter", wants: [LETTERS] },
  { query: "take me off your list", wants: [LETTERS] },
  { query: "dont email me", wants: [LETTERS] },
  { query: "too many emails from you", wants: [LETTERS] },
  { query: "when to stop swadling", wants: [at("/baby-clothes#newborn-essentials")] },
  // What is not here: whom to ask, beside a sentence that says so
  { query: "due date calculator", wants: [PEDIATRICIANS] },
  { query: "ivf cost", wants: [PEDIATRICIANS] },
  { query: "freeze my eggs", wants: [PEDIATRICIANS] },
  { query: "how far along am i", wants: [PEDIATRICIANS] },
  { query: "kick counter", wants: [PEDIATRICIANS] },
  { query: "postpartum hair loss", wants: [PEDIATRICIANS] },
  { query: "hair falling out after baby", wants: [PEDIATRICIANS] },
  { query: "postpartum belly", wants: [PEDIATRICIANS] },
  { query: "diastasis recti", wants: [PEDIATRICIANS] },
  { query: "night sweats postpartum", wants: [PEDIATRICIANS] },
  { query: "postpartum anxiety help", wants: [help({ category: "Postpartum Support" })] },
  // A hair around a toe
  { query: "hair stuck around baby toe", wants: [HANDS] },
  { query: "thread tight around babys finger", wants: [HANDS] },
  { query: "hair around penis", wants: [HANDS] },
  { query: "string caught on babys toe", wants: [HANDS] },
  // Words of ours that look like a matter of the house
  { query: "install baby gate on wall", wants: [at("/baby-safety#home-childproofing")] },
  { query: "rent a car seat", wants: [at("/baby-safety#car-seat-guide")] },
];
