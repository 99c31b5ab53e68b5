import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Contact } from "#domain/contact/contact.ts";
import type { Newsletter } from "#domain/newsletter/newsletter.ts";
import type { Config } from "./config.ts";
import { createContactGate } from "./contact/contact-gate.ts";
import { operatorAddress } from "./contact/operator-address.ts";
import { contactLetterHandler } from "./contact/contact-letter-handler.ts";
import { createContact } from "./contact/create-contact.ts";
import { createFormTokens, type FormTokens } from "./http/visitors/form-token.ts";
import type { Agreement } from "./http/limits/agreement.ts";
import type { MonotonicClock } from "./http/limits/rate-limit.ts";
import type { MailTransport } from "./mail/letter.ts";
import { hostOfSender, senderOf } from "./mail/message-id.ts";
import { createMailQueue } from "./mail/mail-queue.ts";
import { createNewsletter } from "./newsletter/create-newsletter.ts";
import { createLinks } from "./newsletter/links.ts";
import { createSubscriptionGate } from "./newsletter/subscription-gate.ts";
import { subscriptionLetterHandler } from "./newsletter/subscription-letter-handler.ts";
import { createContactMessages } from "./storage/contact-messages.ts";
import { storedSecret } from "./storage/stored-secrets.ts";
import { StorageFault } from "./storage/storage-fault.ts";
import { createSubscribers } from "./storage/subscribers.ts";
import type { Queries } from "./storage/tables.ts";
import { createMailQueueStore } from "./storage/mail-queue-store.ts";

/** A letter in hand may hold up the end of the process so long; what is not settled then is sent at the next start. */
const PATIENCE_MS = 3_000;

type Given = {
  readonly config: Config;
  readonly db: Queries;
  readonly transport: MailTransport;
  readonly now: () => Date;
  /** The time that rows are marked with, by which they are removed one day. Default: the same. */
  readonly markedNow?: () => Date;
  /** Of the allowances. */
  readonly clock: MonotonicClock;
  readonly agreement: Agreement;
  readonly log: Logger;
};

type MailServices = {
  readonly newsletter: Newsletter;
  readonly contact: Contact;
  /** For the forms of the pages. */
  readonly formTokens: FormTokens;
  /** Reads what it needs from the database, which must be open. */
  readonly open: () => Promise<void>;
  /** Begins to send what waits. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** Wires all that writes letters: the newsletter's subscriptions and the contact form, over one mail queue. */
export function createMailServices({
  config,
  db,
  transport,
  now,
  clock,
  agreement,
  markedNow = now,
  log,
}: Given): MailServices {
  const subscribers = createSubscribers(db, markedNow);
  const messages = createContactMessages(db, markedNow);
  const letters = createMailQueueStore(db);
  const { postalAddress, letterOrigin: origin } = config;
  const to = () => operatorAddress(config);
  const mailHost = hostOfSender(senderOf(config));
  let secret = config.linkSecret;
  const links = createLinks({
    secret() {
      if (secret === undefined) throw new StorageFault("away");
      return secret;
    },
    origin,
    now,
  });
  const formTokens = createFormTokens({
    secret: config.linkSecret,
    findSecret: () => storedSecret(db, "forms"),
    now,
  });
  const forms = { tokens: formTokens, clock, agreement, log };
  const queue = createMailQueue({
    letters,
    transport,
    handlers: {
      subscription: subscriptionLetterHandler({
        subscribers,
        links,
        sender: { mailHost, postalAddress },
        now,
      }),
      contact: contactLetterHandler({ messages, to, mailHost }),
    },
    now,
    log,
  });
  const onLetter = () => queue.nudge();
  return {
    newsletter: createNewsletter({
      subscribers,
      letters,
      links,
      gate: createSubscriptionGate(forms),
      now,
      onLetter,
    }),
    contact: createContact({
      messages,
      letters,
      transport,
      to,
      mailHost,
      gate: createContactGate(forms),
      now,
      onLetter,
      onFailure: (error) => log.error(error),
    }),
    formTokens,
    async open() {
      secret ??= await storedSecret(db, "links");
      await formTokens.find();
    },
    start: () => queue.start(),
    stop: () => Promise.race([queue.stop(), delay(PATIENCE_MS, undefined, { ref: false })]),
  };
}
