import type { Contact, Receipt } from "#domain/contact/contact.ts";
import { readContactDraft } from "#domain/contact/contact-draft.ts";
import { checkReport } from "#domain/contact/name-report.ts";
import type { FormSender } from "#domain/newsletter/newsletter.ts";
import type { MailTransport } from "#server/mail/letter.ts";
import type { ContactMessages, NewMessage } from "#server/storage/contact-messages.ts";
import type { MailQueueStore } from "#server/storage/mail-queue-store.ts";
import type { ContactGate } from "./contact-gate.ts";
import { contactLetter } from "./contact-letter-handler.ts";

type Given = {
  readonly messages: ContactMessages;
  readonly letters: MailQueueStore;
  readonly transport: MailTransport;
  readonly to: () => string | undefined;
  readonly mailHost: string;
  readonly gate: ContactGate;
  readonly now: () => Date;
  readonly onLetter: () => void;
  readonly onFailure: (error: unknown) => void;
};

export function createContact(given: Given): Contact {
  const { messages, letters, transport, to, mailHost, gate, now, onLetter, onFailure } = given;

  const keep = async (draft: NewMessage): Promise<boolean> => {
    try {
      const number = await messages.add(draft);
      // Kept it is, whatever becomes of its letter: the inbox shows that it was not mailed.
      if (to() !== undefined && number !== undefined) await post(number).catch(onFailure);
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
  const post = async (number: number): Promise<void> => {
    await letters.add({ kind: "contact", about: String(number) }, now());
    onLetter();
  };
  /** When storage fails, mail may still work. */
  const mailAtOnce = async (draft: NewMessage): Promise<boolean> => {
    const operator = to();
    if (operator === undefined) return false;
    return (await transport.send(contactLetter(draft, operator, mailHost))).kind === "sent";
  };

  const receive = async (draft: NewMessage, website: string, sender: FormSender): Promise<Receipt> => {
    const seconds = await gate.pass(draft.email, sender);
    if (seconds > 0) return { kind: "too many", seconds };
    // A program has filled in what no person sees: let it think that it has succeeded.
    if (website.trim() !== "") return { kind: "received" };
    return (await keep(draft)) || (await mailAtOnce(draft)) ? { kind: "received" } : { kind: "failed" };
  };

  return {
    async send({ website = "", ...draft }, sender) {
      const read = readContactDraft(draft);
      return "tidy" in read ? receive(read.tidy, website, sender) : { kind: "invalid", ...read };
    },
    async report({ website = "", ...draft }, sender) {
      const read = checkReport(draft);
      if ("faults" in read) return { kind: "invalid", ...read };
      return receive({ name: "", subject: "", message: "", ...read }, website, sender);
    },
  };
}
