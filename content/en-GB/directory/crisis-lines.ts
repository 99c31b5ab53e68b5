import type { CrisisLine } from "#domain/directory/listing.ts";

/** Numbers of the United Kingdom, from the most urgent on; the listings below them are American. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  {
    name: "Emergency",
    number: "999",
    tel: "tel:999",
    fits: ["breath"],
    note: "An operator asks which service you need and sends an ambulance, the police or the fire service. 112 works, too.",
  },
  {
    name: "NHS 111",
    number: "111",
    tel: "tel:111",
    fits: ["poison"],
    note: "Urgent medical help when it is not an emergency, day or night; also for something your child swallowed, touched or breathed in.",
  },
  {
    name: "Samaritans",
    number: "116 123",
    tel: "tel:116123",
    fits: ["life", "loss", "mind"],
    note: "Free, day or night, from any phone: a trained volunteer listens, whatever you are going through.",
  },
  {
    name: "Postpartum Support International HelpLine (United States)",
    number: "1-800-944-4773",
    tel: "tel:+18009444773",
    note: "Leave a message or text, and a trained volunteer gets back to you with support; not for emergencies.",
  },
];
