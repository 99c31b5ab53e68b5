import type { CrisisLine } from "#domain/directory/listing.ts";

/** Numbers for the worst hours, from the most urgent on; they stand outside the 98 listings. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  {
    name: "Emergency",
    number: "911",
    tel: "tel:911",
    fits: ["breath"],
    note: "A dispatcher asks where you are and sends an ambulance, the police or the fire department.",
  },
  {
    name: "Suicide & Crisis Lifeline",
    number: "988",
    tel: "tel:988",
    fits: ["life"],
    note: "Call or text at any hour, and a trained counselor listens and helps you stay safe.",
  },
  {
    name: "National Maternal Mental Health Hotline",
    number: "1-833-TLC-MAMA (1-833-852-6262)",
    tel: "tel:+18338526262",
    fits: ["mind"],
    note: "Call or text, day or night, and a counselor answers, usually within minutes; for thoughts of suicide, call 988.",
  },
  {
    name: "Postpartum Support International HelpLine",
    number: "1-800-944-4773",
    tel: "tel:+18009444773",
    fits: ["loss"],
    note: "Leave a message or text, and a trained volunteer gets back to you with support and local help; not for emergencies.",
  },
  {
    name: "National Domestic Violence Hotline",
    number: "1-800-799-SAFE (1-800-799-7233)",
    tel: "tel:+18007997233",
    fits: ["violence"],
    note: "Call at any hour, or text START to 88788, and a trained advocate listens and helps you plan how to stay safe.",
  },
  {
    name: "Poison Help",
    number: "1-800-222-1222",
    tel: "tel:+18002221222",
    fits: ["poison"],
    note: "A poison expert tells you right away, day or night, what to do about something your child swallowed, touched or breathed in.",
  },
];
