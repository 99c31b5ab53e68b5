import { RECORDS } from "#content/site/records-edition.ts";
import { CONTACT_WORDING } from "./contact-wording.ts";

/** What the contact page says. Fixed sentences stand in wording.ts. */
export const CONTACT_PAGE = {
  title: "Contact us",
  lead: "Found a mistake or a broken page? Have an idea? We’d love to hear from you.",
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
    emailHint: "We only use it to answer you.",
    send: "Send message",
    /** Beside a field that programs fill in and people do not see. */
    trap: "Leave this empty",
    privacy: {
      text: "We keep your message so that we can answer it.",
      link: "What we keep, and for how long",
    },
  },
  response: {
    title: "Response time",
    text: `We answer within ${CONTACT_WORDING.responseTime}. Weekends and holidays may take longer.`,
  },
  support: {
    title: "Support",
    email: "By email",
    entries: [
      {
        term: "Your saved names",
        text: "They’re stored under a random number that only your browser has. We can’t look up a list by your name or address.",
      },
      {
        term: "Health, law and money",
        text: "We’re not doctors, lawyers or financial advisers. Please ask your pediatrician or a licensed professional.",
      },
    ],
    urgent: {
      term: "If it can’t wait",
      lines: [
        { label: "911", href: "tel:911", text: "Life-threatening emergency" },
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
        text: "A wrong meaning, a wrong number, a broken link. A source helps, but you don’t need one.",
        subject: "Something is wrong",
        link: "Report it",
      },
      {
        title: "Something is missing",
        text: "A name, a printable, a question that our guides don’t answer.",
        subject: "Something is missing",
        link: "Suggest it",
      },
      {
        title: "I’m having trouble using the site",
        text: "A page doesn’t work with your screen reader, keyboard or phone.",
        subject: "Trouble using the site",
        link: "Tell us",
      },
    ],
  },
  faq: {
    title: "Frequently asked questions",
    entries: [
      {
        question: "Do I need an account?",
        answer: "No. Everything here is open to everyone.",
      },
      {
        question: "Can you bring back my saved names?",
        answer:
          "Only if you made a file or a private link from your list. Without one, a list that was only in your browser can’t be restored.",
      },
      {
        question: "How do I unsubscribe from the newsletter?",
        answer: "Tap the link at the end of any issue. You don’t need a password.",
      },
      {
        question: "Where do the numbers come from?",
        answer: `From ${RECORDS.publisher} birth records. The page about the data explains what they count and what they leave out.`,
      },
    ],
  },
} as const;
