/** The short letters about a subscription, and what stands at the foot of every letter. {…} is filled in. */
export const LETTER_WORDS = {
  confirm: {
    subject: "Please confirm: the monthly Namekin letter",
    lead: "Somebody, you we hope, asked for our monthly letter at this address. If you want it, please confirm on the page that opens.",
    button: "Yes, send me the letter",
    link: "Should the button not work, open this address:",
    until: "The link works until {day}. If it was not you, do nothing: we will not write again unless asked.",
  },
  already: {
    subject: "You already get the Namekin letter",
    lead: "Somebody, you perhaps, asked for our monthly letter at this address. It comes here already, so there is nothing to do.",
    button: "Stop the letter",
    link: "If you would rather not have it any more, use the button, or open this address:",
  },
  issue: {
    because: "You get this letter because you asked for it and confirmed it. It comes once a month.",
    unsubscribe: "Unsubscribe",
  },
  contact: {
    subject: "[{site}] {subject}",
    head: "From the contact form of {site}. Answer this mail to write to {name}.",
  },
} as const;
