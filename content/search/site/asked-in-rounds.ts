import { at, help, listing, type SiteWish } from "#content/search/site-wish.ts";

/** Searches of the whole site that later rounds missed at first sight, and that are answered since (decision 92). */
export const ASKED_IN_ROUNDS_OF_SITE: readonly SiteWish[] = [
  { query: "breast pump free medicaid", wants: [help({ category: "Breastfeeding Support" })] },
  { query: "is my baby growing ok chart", wants: [at("/growth")] },
  { query: "how do i know if my baby is eating enough", wants: [at("/templates/feeding-log")] },
  { query: "when can baby have water", wants: [listing(6)] },
  { query: "baby fever 101", wants: [listing(6)] },
  { query: "pregnant and homeless", wants: [help({ category: "Emergency Resources" })] },
  { query: "games for baby", wants: [at("/games")] },
  { query: "names for a baby we lost", wants: [listing(1)] },
  { query: "angel baby names", wants: [listing(1)] },
  { query: "stillborn baby girl name", wants: [listing(1)] },
  { query: "how much should a 3 week old eat", wants: [at("/templates/feeding-log")] },
  { query: "is my child on track", wants: [at("/templates/milestone-tracker")] },
  { query: "help for twins parents", wants: [help({ category: "New Parent Support Groups" })] },
  { query: "grandparents raising grandkids", wants: [help({ category: "Family Services" })] },
  { query: "help paying rent with a newborn", wants: [help({ category: "Family Services" })] },
  { query: "my milk is not coming in", wants: [help({ category: "Breastfeeding Support" })] },
  { query: "baby wont latch", wants: [help({ category: "Breastfeeding Support" })] },
  { query: "baby acne", wants: [listing(6)] },
  { query: "newborn wont stop hiccuping", wants: [listing(6)] },
  { query: "picky eater", wants: [listing(6)] },
  { query: "move my list to a new phone", wants: [at("/saved")] },
  { query: "what do you do with my email", wants: [at("/privacy")] },
];
