import type { MailDefaults } from "nodemailer";
import type { Letter } from "./letter.ts";

/** A letter in nodemailer's terms. */
export function messageOf(letter: Letter, from: string): MailDefaults {
  const { to, subject, text, html, messageId, replyTo, headers } = letter;
  return {
    from,
    // As an object it is one address, whatever is in it.
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId,
    replyTo,
    headers: { ...headers },
    xMailer: false,
  };
}
