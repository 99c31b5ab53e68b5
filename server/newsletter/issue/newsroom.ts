import type { Config } from "#server/config.ts";
import { hostOfSender, senderOf } from "#server/mail/message-id.ts";
import { type Mail, openMail } from "#server/mail/open-mail.ts";
import { createLinks, type NewsletterLinks } from "#server/newsletter/links.ts";
import { createDeliveries, type Deliveries } from "#server/storage/deliveries.ts";
import { createIssues, type Issues } from "#server/storage/issues.ts";
import { storedSecret } from "#server/storage/stored-secrets.ts";
import { createSubscribers, type Subscribers } from "#server/storage/subscribers.ts";
import type { Queries } from "#server/storage/tables.ts";

/** What whoever sends an issue, or keeps the list, works with. */
export type Newsroom = {
  readonly config: Config;
  readonly subscribers: Subscribers;
  readonly issues: Issues;
  readonly deliveries: Deliveries;
  readonly links: NewsletterLinks;
  readonly mail: Mail;
  readonly sender: {
    readonly origin: string;
    readonly mailHost: string;
    readonly postalAddress: string | undefined;
  };
};

type Given = {
  readonly config: Config;
  /** An open database. */
  readonly db: Queries;
  readonly now: () => Date;
  /** Default: that of the settings. */
  readonly mail?: Mail;
};

/** Over the database and the mail server of the settings: the same for the commands and for the desk. */
export async function openNewsroom({ config, db, now, mail }: Given): Promise<Newsroom> {
  const origin = config.letterOrigin;
  const secret = config.linkSecret ?? (await storedSecret(db, "links"));
  return {
    config,
    subscribers: createSubscribers(db, now),
    issues: createIssues(db, now),
    deliveries: createDeliveries(db, now),
    links: createLinks({ secret: () => secret, origin, now }),
    mail: mail ?? openMail(config, now),
    sender: { origin, mailHost: hostOfSender(senderOf(config)), postalAddress: config.postalAddress },
  };
}
