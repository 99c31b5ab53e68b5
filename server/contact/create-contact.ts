import type { Contact } from "#domain/contact/contact.ts";
import { type ContactDraft, readContactDraft } from "#domain/contact/contact-draft.ts";
import type { MailTransport } from "#server/mail/letter.ts";
import type { ContactMessages } from "#server/storage/contact-messages.ts";
import type { MailQueueStore } from "#server/storage/mail-queue-store.ts";
import type { ContactGate } from "./contact-gate.ts";
import { contactLetter } from "./contact-letter-handler.ts";

type Given = {
  readonly messages: ContactMessages;
  readonly letters: MailQueueStore;
  readonly transport: MailTransport;
  readonly to: string | undefined;
  readonly mailHost: string;
  readonly gate: ContactGate;
  readonly now: () => Date;
  readonly onLetter: () => void;
  readonly onFailure: (error: unknown) => void;
};

export function createContact(given: Given): Contact {
  const { messages, letters, transport, to, mailHost, gate, now, onLetter, onFailure } = given;

  const keep = async (draft: ContactDraft): Promise<boolean> => {
    try {
      const number = await messages.add(draft);
      // Kept it is, whatever becomes of its letter: the inbox shows that it was not mailed.
      if (to !== undefined) await post(number).catch(onFailure);
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
  const mailAtOnce = async (draft: ContactDraft): Promise<boolean> =>
    to !== undefined && (await transport.send(contactLetter(draft, to, mailHost))).kind === "sent";

  return {
    async send({ website = "", ...draft }, sender) {
      const read = readContactDraft(draft);
      if (!("tidy" in read)) return { kind: "invalid", ...read };
      const seconds = await gate.pass(read.tidy.email, sender);
      if (seconds > 0) return { kind: "too many", seconds };
      // A program has filled in what no person sees: let it think that it has succeeded.
      if (website.trim() !== "") return { kind: "received" };
      return (await keep(read.tidy)) || (await mailAtOnce(read.tidy))
        ? { kind: "received" }
        : { kind: "failed" };
    },
  };
}
