import { randomUUID } from "node:crypto";
import { domainToASCII } from "node:url";
import { BRAND } from "#content/site/brand.ts";
import type { Config } from "#server/config.ts";

/** A new Message-ID, with its angle brackets. */
export function newMessageId(host: string): string {
  return `<${randomUUID()}@${host}>`;
}

/** "Anyone <letters@Bücher.example>" → "xn--bcher-kva.example": a Message-ID takes ASCII only. */
export function hostOfSender(from: string): string {
  return domainToASCII(/@([^\s<>@]+)>?$/.exec(from.trim())?.[1] ?? "") || "localhost";
}

/** Who letters come from, such as "Anyone <letters@example.org>": as the settings say, else under the name of the site. */
export function senderOf({ mailFrom, mailHost }: Pick<Config, "mailFrom" | "mailHost">): string {
  return mailFrom ?? `${BRAND.name} <letters@${mailHost}>`;
}
