import type { ConfirmOutcome, UnsubscribeOutcome } from "#domain/newsletter/newsletter.ts";

/** A page of the letter: what it says, and what can be done on it. */
export type LetterPageWords = {
  readonly title: string;
  readonly text: readonly string[];
  /** The one button of the page. */
  readonly button?: string;
  /** Whether it thanks somebody who has just joined. */
  readonly isThanks?: boolean;
  /** Leads into a form to ask for the letter, where that helps. */
  readonly again?: string;
};

const INCOMPLETE = {
  title: "This link doesn’t work",
  text: [
    "Part of it seems to be missing. Email apps sometimes break long links. Copy the whole address from the email into your browser and try again.",
  ],
} as const;

/** /newsletter/confirm: before the button ("ask"), and after it. */
export const CONFIRM_PAGE: Readonly<Record<ConfirmOutcome | "ask", LetterPageWords>> = {
  ask: {
    title: "One tap to confirm",
    text: ["The newsletter comes once a month. You can unsubscribe at the end of any issue."],
    button: "Confirm",
  },
  confirmed: {
    title: "Confirmed",
    text: ["The next issue comes within a month. You can unsubscribe at the end of any issue."],
    isThanks: true,
  },
  already: {
    title: "Already confirmed",
    text: ["This address already gets the newsletter. There’s nothing more to do."],
  },
  expired: {
    title: "This link has expired",
    text: ["Confirmation links work for seven days, and stop working if someone unsubscribes."],
    again: "Sign up again and we’ll send a new link right away.",
  },
  unknown: { ...INCOMPLETE, again: "Or sign up again and we’ll send a new link right away." },
};

/** /newsletter/unsubscribe: before the button ("ask"), and after it. */
export const UNSUBSCRIBE_PAGE: Readonly<Record<UnsubscribeOutcome | "ask", LetterPageWords>> = {
  ask: {
    title: "Unsubscribe?",
    text: ["One tap, and we’ll stop sending the newsletter to this address."],
    button: "Unsubscribe",
  },
  unsubscribed: {
    title: "Unsubscribed",
    text: ["We won’t send the newsletter to this address anymore."],
    again: "Changed your mind? Subscribe again here.",
  },
  already: {
    title: "Not on the list",
    text: ["This address doesn’t get our newsletter, so there’s nothing to unsubscribe from."],
    again: "Want the newsletter? Sign up here.",
  },
  unknown: INCOMPLETE,
};

/** /newsletter/subscribe: where the form leads without JavaScript. */
export const SUBSCRIBE_PAGE = {
  text: "First we’ll send you one email with a link. You won’t get anything else until you confirm.",
} as const;
