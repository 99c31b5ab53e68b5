import { LETTER_WORDS } from "#content/newsletter/letter-words.ts";
import { BRAND } from "#content/site/brand.ts";
import type { Letter } from "#server/mail/letter.ts";
import { newMessageId } from "#server/mail/message-id.ts";
import type { LetterHandler } from "#server/mail/mail-queue.ts";
import type { ContactMessages, NewMessage } from "#server/storage/contact-messages.ts";
import { reportText, reportTitle } from "./report-text.ts";

type Given = {
  readonly messages: ContactMessages;
  /** undefined: messages are only kept. */
  readonly to: () => string | undefined;
  readonly mailHost: string;
};

/** Mails what visitors have written to whoever runs the site, and notes that it was mailed. */
export function contactLetterHandler({ messages, to, mailHost }: Given): LetterHandler {
  return {
    async compose(number) {
      const message = await messages.find(Number(number));
      const operator = to();
      return message === undefined || operator === undefined
        ? undefined
        : contactLetter(message, operator, mailHost);
    },
    sent: (number) => messages.markMailed(Number(number)),
  };
}

/** One visitor's message as a letter; an answer to it goes to the visitor. */
export function contactLetter(message: NewMessage, to: string, mailHost: string): Letter {
  const { name, email, subject, report = null } = message;
  const words = LETTER_WORDS.contact;
  if (report !== null) {
    return {
      to,
      ...(email === "" ? {} : { replyTo: { name: "", address: email } }),
      subject: words.subject.replace("{site}", BRAND.name).replace("{subject}", () => reportTitle(report)),
      messageId: newMessageId(mailHost),
      text: [words.report.replace("{site}", BRAND.name), reportText(report, email)].join("\n\n"),
    };
  }
  return {
    to,
    replyTo: { name, address: email },
    // As functions: what a visitor wrote may hold "$&", which means something in a replacement.
    subject: words.subject.replace("{site}", BRAND.name).replace("{subject}", () => subject),
    messageId: newMessageId(mailHost),
    text: [
      words.head.replace("{site}", BRAND.name).replace("{name}", () => name),
      `${name}\n${email}\n${subject}`,
      message.message,
    ].join("\n\n"),
  };
}
