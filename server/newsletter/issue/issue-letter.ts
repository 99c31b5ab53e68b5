import { LETTER_WORDS } from "#content/newsletter/letter-words.ts";
import { BRAND } from "#content/site/brand.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Letter } from "#server/mail/letter.ts";
import { letterPage, letterParagraph } from "#server/mail/letter-page.ts";
import type { NewsletterLinks } from "#server/newsletter/links.ts";
import { markdownHtml } from "./markdown-html.ts";
import { markdownText } from "./markdown-text.ts";
import type { Issue } from "./parse-issue.ts";

type Sender = {
  readonly origin: string;
  readonly mailHost: string;
  readonly postalAddress: string | undefined;
};

/** Renders an issue once, and makes of it the letter for each subscriber: only the way out differs. */
export function issueLetters(issue: Issue, links: NewsletterLinks, sender: Sender) {
  const { because, unsubscribe } = LETTER_WORDS.issue;
  const body = markdownHtml(issue.markdown, sender.origin);
  const text = markdownText(issue.markdown, sender.origin);
  const sign = [BRAND.name, ...(sender.postalAddress === undefined ? [] : [sender.postalAddress])].join(
    " · ",
  );

  return (subscriber: string, to: string): Letter => {
    const wayOut = links.unsubscribe(subscriber);
    return {
      to,
      subject: issue.subject,
      messageId: links.messageId(issue.id, subscriber, sender.mailHost),
      text: `${issue.subject}\n\n${text}\n\n--\n${because}\n${unsubscribe}: ${wayOut}\n${sign}\n`,
      html: letterPage({
        title: issue.subject,
        before: issue.preview,
        main: body,
        footer: [
          letterParagraph(because),
          `<p><a href="${escapeHtml(wayOut)}">${escapeHtml(unsubscribe)}</a></p>`,
          letterParagraph(sign),
        ].join("\n"),
      }),
      headers: {
        // One click in the mail program itself, RFC 8058; and what mailing lists say of themselves, RFC 2919.
        "List-Unsubscribe": `<${wayOut}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "List-Id": `${BRAND.name} monthly letter <newsletter.${sender.mailHost}>`,
        Precedence: "bulk",
      },
    };
  };
}
