import { availableParallelism } from "node:os";
import { z } from "zod";
import { ADS_SETTINGS } from "./ads-config.ts";
import { SETTING } from "./setting.ts";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const MOST_PROCESSES = 64;
const PROCESSES = `a whole number from 1 to ${MOST_PROCESSES}, or auto for one on each core`;
const PORT = "0 to 65535";
const PROXIES = "the number of proxies in front, 0 to 10";
const PAGES = "a whole number of pages a minute, 0 to 100000";
const SHELF = "0, or a whole number of MB from 16 on";
const THREADS = "a number of threads, 0 to 64";
const METRICS = "a port such as 9464, or an address such as 127.0.0.1:9464";
const SECONDS = "a number of seconds, 0 to 300";
const MAIL_ADDRESS = "an address such as names@example.org";
const SENDER = /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/**
 * Every setting, one row each: how it is read and its default, the sentence for a faulty value (after "must be"), and
 * its key in the environment. The name in front is that of the field in Config.
 */
export const SETTINGS = {
  port: wholeNumber("a whole number")
    .min(0, PORT)
    .max(65_535, PORT)
    .default(3000)
    .register(SETTING, { key: "PORT" }),
  host: z.string().default("127.0.0.1").register(SETTING, { key: "HOST" }),
  /** Servers that answer on the one port, each a process. */
  processes: z
    .union(
      [
        z.literal("auto").transform(() => Math.min(availableParallelism(), MOST_PROCESSES)),
        wholeNumber(PROCESSES, 1).max(MOST_PROCESSES, PROCESSES),
      ],
      {
        error: PROCESSES,
      },
    )
    .default(1)
    .register(SETTING, { key: "PROCESSES" }),
  /** Origin under which visitors see the site, without a slash at the end; undefined means "as the request says". */
  publicUrl: z
    .url({ protocol: /^https?$/, error: "a full address such as https://names.example.org" })
    .transform((address) => new URL(address).origin)
    .optional()
    .register(SETTING, { key: "PUBLIC_URL" }),
  dataDir: z.string().default("./var").register(SETTING, { key: "DATA_DIR" }),
  /** The operator's own words and brand (docs/make-it-yours.md); undefined: ours. */
  contentDir: z.string().optional().register(SETTING, { key: "CONTENT_DIR" }),
  /** The compiled records of another country (docs/another-country.md); undefined: the US ones, which come with the site. */
  recordsDir: z.string().optional().register(SETTING, { key: "RECORDS_DIR" }),
  /** The embedded database grows no further than so many MB. */
  dataMaxMb: wholeNumber("a whole number of MB, 16 or more", 16)
    .default(4096)
    .register(SETTING, { key: "DATA_MAX_MB" }),
  /** Less than so many MB free on the disk of the embedded database is a fault that /readyz tells. */
  diskMinFreeMb: wholeNumber("a whole number of MB, 0 or more", 0)
    .default(64)
    .register(SETTING, { key: "DISK_MIN_FREE_MB" }),
  /** Pages that were made are kept on disk, so many MB of them; 0: none are. */
  shelfMaxMb: wholeNumber(SHELF, 0)
    .refine((mb) => mb === 0 || mb >= 16, SHELF)
    .default(1024)
    .register(SETTING, { key: "SHELF_MAX_MB" }),
  databaseUrl: z
    .url({ protocol: /^postgres(ql)?$/, error: "an address such as postgres://user:password@host/name" })
    .optional()
    .register(SETTING, { key: "DATABASE_URL", isSecret: true }),
  /** Where visitors may report an error; undefined when whoever runs the site gives no address. */
  contactEmail: z.email(MAIL_ADDRESS).optional().register(SETTING, { key: "CONTACT_EMAIL" }),
  /** Where messages from the contact form are mailed to: CONTACT_EMAIL, if not said; undefined: nowhere, they are only stored. */
  contactTo: z.email(MAIL_ADDRESS).optional().register(SETTING, { key: "CONTACT_TO" }),
  /** The mail server, with its name and password; undefined: letters go to files in the data directory. */
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: "an address such as smtp://user:password@mail.example.org:587" })
    .optional()
    .register(SETTING, { key: "SMTP_URL", isSecret: true }),
  mailFrom: z
    .string()
    .regex(SENDER, "a sender such as Little Names <letters@example.org>")
    .optional()
    .register(SETTING, { key: "MAIL_FROM" }),
  /** Stands in every letter, as the law asks for newsletters. */
  postalAddress: z
    .string()
    .max(300, "one line of at most 300 characters")
    .optional()
    .register(SETTING, { key: "POSTAL_ADDRESS" }),
  /** Signs the links in letters; undefined: a random one that lies in the database. */
  linkSecret: z
    .string()
    .min(32, "a random text of at least 32 characters")
    .optional()
    .register(SETTING, { key: "LINK_SECRET", isSecret: true }),
  /** Whether the operator's desk can be opened; off: its addresses are unknown ones. */
  desk: z.enum(["on", "off"], "on or off").default("off").register(SETTING, { key: "DESK" }),
  /** Where /metrics is answered, for Prometheus; undefined: nowhere. */
  metricsListen: z
    .string()
    .transform((text) => /^(?:(.+):)?(\d{1,5})$/.exec(text))
    .refine((read) => read !== null && Number(read[2]) > 0 && Number(read[2]) < 65_536, METRICS)
    .transform((read) => ({ host: read?.[1] ?? "127.0.0.1", port: Number(read?.[2]) }))
    .optional()
    .register(SETTING, { key: "METRICS_LISTEN" }),
  /** The lines of /ads.txt, with "\\n" between them; undefined when nobody sells space here. */
  adsTxt: z.string().optional().register(SETTING, { key: "ADS_TXT" }),
  ...ADS_SETTINGS,
  /** How many proxies in front may be believed about the client's address and scheme. */
  trustedProxies: wholeNumber(PROXIES, 0)
    .max(10, PROXIES)
    .default(0)
    .register(SETTING, { key: "TRUST_PROXY" }),
  /** Pages that are not cached, a minute, for one address (a /64 of IPv6); 0: not counted. */
  readsPerMinute: wholeNumber(PAGES, 0)
    .max(100_000, PAGES)
    .default(300)
    .register(SETTING, { key: "READ_ALLOWANCE" }),
  /** Threads that render pages, in each process; 0: the one that listens does it. Default: as many as the cores allow. */
  renderThreads: wholeNumber(THREADS, 0)
    .max(64, THREADS)
    .optional()
    .register(SETTING, { key: "RENDER_THREADS" }),
  /** Whether indexes and pages that nobody has asked for yet are made while there is nothing else to do. */
  pagesAhead: z.enum(["on", "off"], "on or off").default("on").register(SETTING, { key: "PAGES_AHEAD" }),
  /** Between a SIGTERM and the closing of the port: time for a proxy to see that /readyz refuses. */
  stopGraceSeconds: z.coerce
    .number(SECONDS)
    .min(0, SECONDS)
    .max(300, SECONDS)
    .default(1)
    .register(SETTING, { key: "STOP_GRACE_SECONDS" }),
  logLevel: z
    .enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`)
    .default("info")
    .register(SETTING, { key: "LOG_LEVEL" }),
} as const;

function wholeNumber(wanted: string, least = -Infinity) {
  return z.coerce.number(wanted).int(wanted).min(least, wanted);
}
