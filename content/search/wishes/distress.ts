import type { Wish } from "#content/search/wish.ts";

/** Somebody who needs a person, not a name. The words are mild and without an apostrophe, as they come at night. */
export const DISTRESS: readonly Wish[] = [
  { query: "i want to die", wants: { crisis: true } },
  { query: "i dont want to be here anymore", wants: { crisis: true } },
  { query: "thinking about ending it all", wants: { crisis: true } },
  { query: "scared i will hurt my baby", wants: { crisis: true } },
  { query: "i feel like shaking the baby", wants: { crisis: true } },
  { query: "cant cope with the crying anymore", wants: { crisis: true } },
  { query: "my baby would be better off without me", wants: { crisis: true } },
  { query: "my husband hits me im pregnant", wants: { crisis: true } },
  { query: "suicidal after birth", wants: { crisis: true } },
  { query: "baby swallowed pills what do i do", wants: { crisis: true } },
];
