import { CONTACT_WORDING } from "./contact-wording.ts";

/** What the contact page says. Fixed sentences stand in wording.ts. */
export const CONTACT_PAGE = {
  title: "Contact us",
  lead: "A mistake in a name, a broken page, an idea, a thank-you: we would like to hear it.",
  form: {
    title: "Write to us",
    fields: {
      name: "Name",
      email: "Email",
      subject: "Subject",
      message: "Message",
    },
    left: {
      one: "1 character left",
      many: "{count} characters left",
      overOne: "1 character too many",
      over: "{count} characters too many",
    },
    emailHint: "Used to answer you, and for nothing else.",
    send: "Send message",
    /** Beside a field that programs fill in and people do not see. */
    trap: "Leave this empty",
    privacy: {
      text: "Your message is kept so that we can answer it.",
      link: "What we keep, and for how long",
    },
  },
  response: {
    title: "Response time",
    text: `We answer within ${CONTACT_WORDING.responseTime}. On weekends and holidays it may be the longer one.`,
  },
  support: {
    title: "Support",
    email: "By email",
    entries: [
      {
        term: "Your saved names",
        text: "They are kept under a random number that only your browser holds. We cannot look a list up by your name or address.",
      },
      {
        term: "Health, law and money",
        text: "We are no doctors, lawyers or advisers. Please ask your pediatrician, or somebody licensed where you live.",
      },
    ],
    urgent: {
      term: "If it cannot wait",
      lines: [
        { label: "911", href: "tel:911", text: "danger to life" },
        { label: "1-800-222-1222", href: "tel:1-800-222-1222", text: "Poison Help" },
        {
          label: "1-833-852-6262",
          href: "tel:1-833-852-6262",
          text: "Maternal Mental Health Hotline, call or text",
        },
      ],
    },
  },
  feedback: {
    title: "Feedback",
    /** Each opens the form with its subject. */
    cards: [
      {
        title: "Something is wrong",
        text: "A meaning, a count, a link that leads nowhere. A source helps, but none is needed.",
        subject: "Something is wrong",
        link: "Report it",
      },
      {
        title: "Something is missing",
        text: "A name, a printable, a question that no guide here answers.",
        subject: "Something is missing",
        link: "Suggest it",
      },
      {
        title: "Something stands in your way",
        text: "A page that your screen reader, keyboard or phone cannot use.",
        subject: "Something stands in my way",
        link: "Tell us",
      },
    ],
  },
  faq: {
    title: "Asked often",
    entries: [
      {
        question: "Do I need an account?",
        answer: "No. Everything here is open to everybody, and there is nothing to sign in to.",
      },
      {
        question: "Can you bring back my saved names?",
        answer:
          "Only you can: with a file or a private link that you made from your list. Without one, a list lost with its browser is lost to us too.",
      },
      {
        question: "How do I stop the monthly letter?",
        answer: "By the link in its last lines. It works for good, without a password.",
      },
      {
        question: "Where do the figures come from?",
        answer:
          "From the birth records of the US Social Security Administration. The page about the data says what they count and what they leave out.",
      },
    ],
  },
} as const;
