import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { MailTransport } from "./letter.ts";
import { senderOf } from "./message-id.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp } from "./smtp.ts";

export type Mail = MailTransport & {
  /** Where letters go, in words for a log or a terminal; without names and passwords. */
  readonly where: string;
};

/** Where letters lie that no mail server was there for. */
export function outboxOf({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "outbox");
}

/** The mail server of the settings; without one, files in DATA_DIR/outbox. */
export function openMail(config: Config, now: () => Date): Mail {
  const from = () => senderOf(config);
  if (config.smtpUrl === undefined) {
    const folder = outboxOf(config);
    return { ...openOutbox(folder, { from, now }), where: `SMTP_URL is not set: letters go to ${folder}` };
  }
  return { ...openSmtp(config.smtpUrl, { from }), where: `letters go to ${new URL(config.smtpUrl).host}` };
}
