import { BRAND } from "#content/site/brand.ts";
import { oneLine, plainLines } from "#domain/contact/tidy-text.ts";
import { dayWords } from "#domain/locale/dates.ts";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import type { Letter, MailTransport, SendOutcome } from "#server/mail/letter.ts";
import { newMessageId } from "#server/mail/message-id.ts";
import type { ContactMessage, ContactMessages } from "#server/storage/contact-messages.ts";
import { reportText, reportTitle } from "./report-text.ts";

/** Characters of an answer at most. */
export const LONGEST_ANSWER = 20_000;

type Given = {
  readonly messages: Pick<ContactMessages, "markDone" | "markAsBefore">;
  readonly transport: MailTransport;
  readonly mailHost: string;
  /** Where an answer to the answer goes, and a copy of it; undefined: to the sender's address, and no copy. */
  readonly operator: string | undefined;
};

/** "twice": somebody was done with the message since it was seen with this mark. "empty", "too long": nothing was sent. */
export type Answered =
  | { readonly kind: "sent" | "empty" | "too long" | "no address" | "twice" }
  | Exclude<SendOutcome, { readonly kind: "sent" }>;

/** Answers a message by mail, once for each time it was seen. Where the answer does not go out, the message waits as before. */
export async function answerMessage(
  { messages, transport, mailHost, operator }: Given,
  message: ContactMessage,
  typed: string,
): Promise<Answered> {
  const text = plainLines(typed);
  if (text === "") return { kind: "empty" };
  if (text.length > LONGEST_ANSWER) return { kind: "too long" };
  const address = readEmailAddress(message.email);
  if (address === undefined) return { kind: "no address" };
  if (!(await messages.markDone(message.number, message.done_at, true))) return { kind: "twice" };
  const letter = answerLetter({ ...message, email: address.typed }, text, mailHost, operator);
  const outcome = await transport.send(letter);
  if (outcome.kind !== "sent") {
    await messages.markAsBefore(message);
    return outcome;
  }
  // For whoever answers alone: if it does not come, the answer has gone out all the same.
  if (operator !== undefined)
    await transport.send({ ...letter, to: operator, messageId: newMessageId(mailHost) });
  return { kind: "sent" };
}

/** The answer as a letter, with what it answers below. */
function answerLetter(
  { name, email, subject, message, report, received_at }: ContactMessage,
  text: string,
  mailHost: string,
  operator: string | undefined,
): Letter {
  const title = report === null ? subject : reportTitle(report);
  const said = report === null ? message : reportText(report, "");
  const day = dayWords(received_at);
  const quoted = said.split("\n").map((line) => `> ${line}`);
  return {
    to: email,
    subject: oneLine(`Re: ${title}`),
    ...(operator === undefined ? {} : { replyTo: { name: BRAND.name, address: operator } }),
    messageId: newMessageId(mailHost),
    text: `${text}\n\n${name === "" ? "You" : oneLine(name)} wrote on ${day}:\n${quoted.join("\n")}\n`,
  };
}
