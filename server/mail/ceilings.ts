import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { Mailbox } from "#domain/newsletter/mailbox.ts";
import type { FormTokens } from "#server/http/visitors/form-token.ts";
import { type Agreement, createAgreedLimit } from "#server/http/limits/agreement.ts";
import type { Allowance, Limit, MonotonicClock } from "#server/http/limits/rate-limit.ts";

/** What those stand on that keep a form from being abused. */
export type GateGiven = {
  readonly tokens: Pick<FormTokens, "isGood">;
  readonly clock: MonotonicClock;
  /** With the other processes. */
  readonly agreement: Agreement;
  readonly log: Pick<Logger, "error">;
};

type Counted = Pick<GateGiven, "clock" | "agreement">;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MINUTES = 24 * 60;

/** So much at once and in a day. */
export function aDay(count: number): Allowance {
  return { burst: count, perMinute: count / DAY_MINUTES };
}

/** So much at once and in an hour. */
export function anHour(count: number): Allowance {
  return { burst: count, perMinute: count / 60 };
}

/** Hosts with many millions of mailboxes: with them alone a good day may look like an attack. */
const GREAT_HOSTS: ReadonlySet<string> = new Set(
  "gmail.com yahoo.com outlook.com hotmail.com live.com msn.com icloud.com aol.com proton.me comcast.net att.net verizon.net sbcglobal.net cox.net bellsouth.net gmx.com gmx.net gmx.de web.de mail.com yahoo.co.uk btinternet.com orange.fr".split(
    " ",
  ),
);
const GREAT_HOST_A_DAY = 2_000;
const HOST_A_DAY = 100;

/** How many letters may go to one mail host in a day. */
export function createHostLimit(counted: Counted): Limit {
  const [great, small] = [
    createAgreedLimit("great mail hosts", aDay(GREAT_HOST_A_DAY), counted),
    createAgreedLimit("mail hosts", aDay(HOST_A_DAY), counted),
  ];
  const limitOf = (host: string) => (GREAT_HOSTS.has(host) ? great : small);
  return { wait: (host) => limitOf(host).wait(host), take: (host) => limitOf(host).take(host) };
}

/** A limit for each mailbox. Memory holds what a random text of this server makes of the address, not the address. */
export function createMailboxLimit(name: string, allowance: Allowance, counted: Counted) {
  const limit = createAgreedLimit(name, allowance, counted);
  const keyOf = ({ mailbox }: Mailbox) =>
    createHash("sha256").update(counted.agreement.salt()).update(mailbox).digest("base64url");
  return {
    wait: (mailbox: Mailbox) => limit.wait(keyOf(mailbox)),
    take: (mailbox: Mailbox) => limit.take(keyOf(mailbox)),
  };
}

/** One limit for all; whoever runs the site is told when it is reached, once an hour. */
export function createCeiling(
  name: string,
  allowance: Allowance,
  { clock, agreement, log, alarm }: Omit<GateGiven, "tokens"> & { readonly alarm: string },
): Limit {
  const limit = createAgreedLimit(name, allowance, { clock, agreement });
  let toldAt = -HOUR_MS;
  return {
    wait(client) {
      const seconds = limit.wait(client);
      if (seconds > 0 && clock() - toldAt >= HOUR_MS) {
        toldAt = clock();
        log.error(alarm);
      }
      return seconds;
    },
    take: (client) => limit.take(client),
  };
}
