import { type Config, readConfig } from "#server/config.ts";
import { hostOfSender } from "#server/mail/message-id.ts";
import { type Mail, openMail } from "#server/mail/open-mail.ts";
import { createLinks, type NewsletterLinks } from "#server/newsletter/links.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeliveries, type Deliveries } from "#server/storage/deliveries.ts";
import { createIssues, type Issues } from "#server/storage/issues.ts";
import { storedSecret } from "#server/storage/stored-secrets.ts";
import { createSubscribers, type Subscribers } from "#server/storage/subscribers.ts";

/** What the commands work with: the database and mail server of the settings, as the server has them. */
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

/** Opens it for one piece of work, and closes it whatever comes of it. */
export async function inNewsroom(work: (newsroom: Newsroom) => Promise<number>): Promise<number> {
  const config = readConfig(process.env);
  const now = () => new Date();
  const { db, close } = await openDatabase(config);
  try {
    const origin = config.letterOrigin;
    const secret = config.linkSecret ?? (await storedSecret(db, "links"));
    return await work({
      config,
      subscribers: createSubscribers(db, now),
      issues: createIssues(db, now),
      deliveries: createDeliveries(db, now),
      links: createLinks({ secret: () => secret, origin, now }),
      mail: openMail(config, now),
      sender: { origin, mailHost: hostOfSender(config.mailFrom), postalAddress: config.postalAddress },
    });
  } finally {
    await close();
  }
}
