import { LETTER_WORDS } from "#content/newsletter/letter-words.ts";
import { BRAND } from "#content/site/brand.ts";
import { dayWords } from "#domain/locale/dates.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Letter } from "#server/mail/letter.ts";
import { letterButton, letterPage, letterParagraph } from "#server/mail/letter-page.ts";
import { newMessageId } from "#server/mail/message-id.ts";

type Sender = { readonly mailHost: string; readonly postalAddress: string | undefined };

/** Asks whether the letter is really wanted. */
export function confirmLetter(to: string, href: string, until: Date, sender: Sender): Letter {
  const { subject, lead, button, link, until: limit } = LETTER_WORDS.confirm;
  const day = dayWords(until);
  return shortLetter({ to, subject, lead, button, link, href, last: limit.replace("{day}", day), sender });
}

/** Says that the letter comes already, to somebody who has asked again. */
export function alreadyLetter(to: string, href: string, sender: Sender): Letter {
  const { subject, lead, button, link } = LETTER_WORDS.already;
  return shortLetter({ to, subject, lead, button, link, href, last: undefined, sender });
}

type Short = {
  readonly to: string;
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly link: string;
  readonly href: string;
  readonly last: string | undefined;
  readonly sender: Sender;
};

function shortLetter({ to, lead, button, link, href, last, sender, ...words }: Short): Letter {
  const subject = words.subject.replace("{site}", BRAND.name);
  const sign = [BRAND.name, ...(sender.postalAddress === undefined ? [] : [sender.postalAddress])].join(
    " · ",
  );
  const ending = last === undefined ? [] : [last];
  return {
    to,
    subject,
    messageId: newMessageId(sender.mailHost),
    // So that no absence note answers it.
    headers: { "Auto-Submitted": "auto-generated" },
    text: [lead, `${button}:\n${href}`, ...ending, `--\n${sign}`].join("\n\n"),
    html: letterPage({
      title: subject,
      main: [
        letterParagraph(lead),
        letterButton(button, href),
        `<p>${escapeHtml(link)}<br><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></p>`,
        ...ending.map(letterParagraph),
      ].join("\n"),
      footer: letterParagraph(sign),
    }),
  };
}
