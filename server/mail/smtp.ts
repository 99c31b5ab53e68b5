import type { MailTransport } from "./letter.ts";
import { messageOf } from "./message.ts";
import { once } from "#domain/once.ts";
import { outcomeOfError } from "./outcome-of-error.ts";

/** Each letter has its own connection: slower by a handshake, but a connection that breaks costs one letter. */
const PATIENCE = {
  dnsTimeout: 15_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
} as const;

type Given = {
  /** Asked for with each letter: a site may change its name. */
  readonly from: () => string;
  readonly patience?: Partial<Record<keyof typeof PATIENCE, number>>;
};

/** Sends through a mail server such as smtp://user:password@mail.example.org:587; encrypted where it can be. */
export function openSmtp(url: string, { from, patience = {} }: Given): MailTransport {
  const settings = { url, ...PATIENCE, ...patience, disableFileAccess: true, disableUrlAccess: true };
  // With the first letter: a server that sends none need not hold the library.
  const connect = once(async () => (await import("nodemailer")).createTransport(settings));
  return {
    async send(letter) {
      try {
        const smtp = await connect();
        await smtp.sendMail(messageOf(letter, from()));
        return { kind: "sent" };
      } catch (error) {
        return outcomeOfError(error);
      }
    },
  };
}
