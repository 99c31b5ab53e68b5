/** The short letters about a subscription, and what stands at the foot of every letter. {…} is filled in. */
export const LETTER_WORDS = {
  confirm: {
    subject: "Please confirm your {site} newsletter",
    lead: "Someone, we hope you, signed up for our monthly newsletter with this address. If you want it, tap the button and confirm on the page that opens.",
    button: "Yes, sign me up",
    link: "If the button doesn’t work, open this address:",
    until: "The link works until {day}. If it wasn’t you, do nothing. We won’t write again.",
  },
  already: {
    subject: "You’re already subscribed to the {site} newsletter",
    lead: "Someone, maybe you, signed up for our monthly newsletter with this address. You already get it, so there’s nothing to do.",
    button: "Unsubscribe",
    link: "If you don’t want it anymore, tap the button or open this address:",
  },
  issue: {
    because: "You get this newsletter once a month because you signed up and confirmed it.",
    unsubscribe: "Unsubscribe",
  },
  contact: {
    subject: "[{site}] {subject}",
    report: "A reader of {site} reported a mistake. The inbox has it as data.",
    head: "From the contact form of {site}. Reply to this email to write to {name}.",
  },
} as const;
