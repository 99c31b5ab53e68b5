import type { ConfirmOutcome, UnsubscribeOutcome } from "#domain/newsletter/newsletter.ts";

/** A page of the letter: what it says, and what can be done on it. */
export type LetterPageWords = {
  readonly title: string;
  readonly text: readonly string[];
  /** The one button of the page. */
  readonly button?: string;
  /** Leads into a form to ask for the letter, where that helps. */
  readonly again?: string;
};

const INCOMPLETE = {
  title: "This link does not work",
  text: [
    "Part of it seems to be missing: mail programs sometimes break long links. Copy the whole address from the letter into your browser, and try again.",
  ],
} as const;

/** /newsletter/confirm: before the button ("ask"), and after it. */
export const CONFIRM_PAGE: Readonly<Record<ConfirmOutcome | "ask", LetterPageWords>> = {
  ask: {
    title: "One tap, and the letter is yours",
    text: ["It comes once a month, and every letter ends with a link that stops it."],
    button: "Confirm",
  },
  confirmed: {
    title: "Confirmed",
    text: ["The next letter comes within a month. Every letter ends with a link that stops it."],
  },
  already: {
    title: "Confirmed already",
    text: ["This address gets the letter. There is nothing more to do."],
  },
  expired: {
    title: "This link has run out",
    text: ["Links to confirm work for seven days, and stop when somebody leaves the letter."],
    again: "Ask again, and a new link comes at once.",
  },
  unknown: { ...INCOMPLETE, again: "Or ask again, and a new link comes at once." },
};

/** /newsletter/unsubscribe: before the button ("ask"), and after it. */
export const UNSUBSCRIBE_PAGE: Readonly<Record<UnsubscribeOutcome | "ask", LetterPageWords>> = {
  ask: {
    title: "Stop the letter?",
    text: ["One tap, and no more of them come to this address."],
    button: "Unsubscribe",
  },
  unsubscribed: {
    title: "Unsubscribed",
    text: ["No more letters come to this address."],
    again: "A slip of the finger? Subscribe again here.",
  },
  already: {
    title: "Not on the list",
    text: ["This address gets no letter from us. There is nothing to stop."],
    again: "If you would like the letter, ask for it here.",
  },
  unknown: INCOMPLETE,
};

/** /newsletter/subscribe: where the form leads without JavaScript. */
export const SUBSCRIBE_PAGE = {
  text: "To begin, we send you one letter with a link. Nothing comes until you have opened it.",
} as const;
