import type { ReportField, ReportTopic } from "#domain/contact/name-report.ts";

/** What /names/corrections says. */
export const CORRECTIONS_PAGE = {
  title: "Corrections",
  lead: "We make mistakes. When someone shows us one, we look it up, correct it, and say here what changed and why.",
  list: {
    title: "What we have corrected",
    jump: "See what we have corrected",
    empty: "Nothing yet. We started this list in November 2026; earlier changes aren’t on it.",
    before: "Before",
    now: "Now",
    earlier: "{count} earlier corrections",
    nothing: "Nothing",
  },
  form: {
    title: "Report a mistake",
    text: "A wrong meaning, a wrong sound, two spellings that we shouldn’t count together: tell us what it should say.",
    fields: {
      name: "Name",
      topic: "What is wrong",
      proposed: "What it should say",
      source: "Where it can be checked",
      email: "Email",
    } satisfies Record<ReportField, string>,
    hints: {
      source: "Optional. A book with the page, or a web address. It helps us most.",
      email: "Optional. Only for questions about your report. We never show it.",
    },
    topics: {
      meaning: "Meaning",
      origin: "Origin",
      note: "History",
      certainty: "How certain we say it is",
      evidence: "A source we name, or lack",
      pronunciation: "Pronunciation",
      gender: "Girl, boy or unisex",
      forms: "Nicknames and other forms",
      "sound-family": "Spellings we count as one sound",
      themes: "Themes",
      other: "Something else",
    } satisfies Record<ReportTopic, string>,
    choose: "Choose one",
    send: "Send report",
    /** Beside a field that programs fill in and people do not see. */
    trap: "Leave this empty",
    sent: "Thank you. Your report has arrived. We check it before we change anything, and then list the correction here.",
    failed: "Your report was not sent.",
    later: "Please try again later.",
    faulty: "Please look at the fields below.",
    privacy: {
      text: "We keep your report to check it. Your email never appears here.",
      link: "What we keep, and for how long",
    },
  },
} as const;
