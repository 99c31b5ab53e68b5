import { z } from "zod";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

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
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "an address such as postgres://user:password@host/name" })
    .optional(),
  CONTACT_EMAIL: z.email("an address such as names@example.org").optional(),
  TRUST_PROXY: z.coerce
    .number("the number of proxies in front, 0 to 10")
    .int("the number of proxies in front, 0 to 10")
    .min(0, "the number of proxies in front, 0 to 10")
    .max(10, "the number of proxies in front, 0 to 10")
    .default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin under which visitors see the site, without a slash at the end; undefined means "as the request says". */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where visitors may report an error; undefined when whoever runs the site gives no address. */
  readonly contactEmail: string | undefined;
  /** How many proxies in front may be believed about the client's address and scheme. */
  readonly trustedProxies: number;
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
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL === undefined ? undefined : new URL(data.PUBLIC_URL).origin,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    contactEmail: data.CONTACT_EMAIL,
    trustedProxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  });
}

function faultLine(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const key = issue.path.join(".");
  // The database address holds a password: say what is wrong, not what it is.
  const shown = key === "DATABASE_URL" ? "" : ` (is "${given[key] ?? ""}")`;
  return `${key} must be ${issue.message}${shown}`;
}
