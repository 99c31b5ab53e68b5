import { z } from "zod";
import { BRAND } from "#content/site/brand.ts";
import { ADS_SETTINGS, type AdsConfig, adsConfig } from "./ads-config.ts";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const SECRETS: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL", "LINK_SECRET"]);

function wholeNumber(wanted: string, least: number) {
  return z.coerce.number(wanted).int(wanted).min(least, wanted);
}

const environment = z.object({
  PORT: z.coerce
    .number("a whole number")
    .int("a whole number")
    .min(0, "0 to 65535")
    .max(65_535, "0 to 65535")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "a full address such as https://names.example.org" })
    .optional(),
  DATA_DIR: z.string().default("./var"),
  DATA_MAX_MB: wholeNumber("a whole number of MB, 16 or more", 16).default(4096),
  DISK_MIN_FREE_MB: wholeNumber("a whole number of MB, 0 or more", 0).default(64),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "an address such as postgres://user:password@host/name" })
    .optional(),
  CONTACT_EMAIL: z.email("an address such as names@example.org").optional(),
  CONTACT_TO: z.email("an address such as names@example.org").optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "an address such as smtp://user:password@mail.example.org:587" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      "a sender such as Namekin <letters@example.org>",
    )
    .optional(),
  POSTAL_ADDRESS: z.string().max(300, "one line of at most 300 characters").optional(),
  LINK_SECRET: z.string().min(32, "a random text of at least 32 characters").optional(),
  ADS_TXT: z.string().optional(),
  ...ADS_SETTINGS,
  TRUST_PROXY: z.coerce
    .number("the number of proxies in front, 0 to 10")
    .int("the number of proxies in front, 0 to 10")
    .min(0, "the number of proxies in front, 0 to 10")
    .max(10, "the number of proxies in front, 0 to 10")
    .default(0),
  READ_ALLOWANCE: z.coerce
    .number("a whole number of pages a minute, 0 to 100000")
    .int("a whole number of pages a minute, 0 to 100000")
    .min(0, "a whole number of pages a minute, 0 to 100000")
    .max(100_000, "a whole number of pages a minute, 0 to 100000")
    .default(300),
  STOP_GRACE_SECONDS: z.coerce
    .number("a number of seconds, 0 to 300")
    .min(0, "a number of seconds, 0 to 300")
    .max(300, "a number of seconds, 0 to 300")
    .default(1),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin under which visitors see the site, without a slash at the end; undefined means "as the request says". */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /** The embedded database grows no further than so many MB. */
  readonly dataMaxMb: number;
  /** Less than so many MB free on the disk of the embedded database is a fault that /readyz tells. */
  readonly diskMinFreeMb: number;
  readonly databaseUrl: string | undefined;
  /** Where visitors may report an error; undefined when whoever runs the site gives no address. */
  readonly contactEmail: string | undefined;
  /** Where messages from the contact form are mailed to; undefined: nowhere, they are only kept. */
  readonly contactTo: string | undefined;
  /** The mail server, with its name and password; undefined: letters go to files in the data directory. */
  readonly smtpUrl: string | undefined;
  /** Who letters come from, such as "Namekin <letters@example.org>". */
  readonly mailFrom: string;
  /** Stands in every letter, as the law asks for newsletters. */
  readonly postalAddress: string | undefined;
  /** Signs the links in letters; undefined: a random one kept in the database. */
  readonly linkSecret: string | undefined;
  /** Scheme and host of the links in letters. Never what a request says, which anybody may make up. */
  readonly letterOrigin: string;
  /** The lines of /ads.txt, with "\\n" between them; undefined when nobody sells space here. */
  readonly adsTxt: string | undefined;
  /** Who fills the places for ads; undefined: nobody, they show lines of our own. */
  readonly ads: AdsConfig | undefined;
  /** How many proxies in front may be believed about the client's address and scheme. */
  readonly trustedProxies: number;
  /** Pages that are not remembered, a minute, for one address (a /64 of IPv6); 0: not counted. */
  readonly readsPerMinute: number;
  /** Between a SIGTERM and the closing of the port: time for a proxy to see that /readyz refuses. */
  readonly stopGraceSeconds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** What is wrong with the environment, one readable line a fault. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join("\n")}\nEvery setting is explained in .env.example; none is required.`,
    );
    this.name = "ConfigError";
  }
}

/** Reads and checks the settings. An empty value counts as unset. Throws ConfigError with all faults at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([key, value]) => [key, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = environment.safeParse(given);
  if (!read.success) throw new ConfigError(read.error.issues.map((issue) => faultLine(issue, given)));
  const { data } = read;
  const publicUrl = data.PUBLIC_URL === undefined ? undefined : new URL(data.PUBLIC_URL);
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    publicUrl: publicUrl?.origin,
    dataDir: data.DATA_DIR,
    dataMaxMb: data.DATA_MAX_MB,
    diskMinFreeMb: data.DISK_MIN_FREE_MB,
    databaseUrl: data.DATABASE_URL,
    contactEmail: data.CONTACT_EMAIL,
    contactTo: data.CONTACT_TO ?? data.CONTACT_EMAIL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `${BRAND.name} <letters@${publicUrl?.hostname ?? "localhost"}>`,
    postalAddress: data.POSTAL_ADDRESS,
    linkSecret: data.LINK_SECRET,
    letterOrigin: publicUrl?.origin ?? `http://localhost:${data.PORT}`,
    adsTxt: data.ADS_TXT,
    ads: adsConfig(data),
    trustedProxies: data.TRUST_PROXY,
    readsPerMinute: data.READ_ALLOWANCE,
    stopGraceSeconds: data.STOP_GRACE_SECONDS,
    logLevel: data.LOG_LEVEL,
  });
}

function faultLine(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const key = issue.path.join(".");
  // These hold passwords: say what is wrong, not what it is.
  const shown = SECRETS.has(key) ? "" : ` (is "${given[key] ?? ""}")`;
  return `${key} must be ${issue.message}${shown}`;
}
