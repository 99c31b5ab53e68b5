import { availableParallelism } from "node:os";
import { z } from "zod";
import { ADS_SETTINGS, type AdsConfig, adsConfig } from "./ads-config.ts";
import { SETTING } from "./setting.ts";
import { SETTINGS } from "./settings.ts";

const environment = z.object(SETTINGS);

/** What the environment calls each setting, by its name here. */
const FACTS = new Map(Object.entries(SETTINGS).map(([name, setting]) => [name, SETTING.get(setting)]));

/** The settings as they were read, and what follows from them. */
export type Config = Readonly<
  Omit<z.output<typeof environment>, "renderThreads" | keyof typeof ADS_SETTINGS>
> & {
  /** The host that letters come from where MAIL_FROM does not say who sends them. */
  readonly mailHost: string;
  /** Scheme and host of the links in letters. Never what a request says, which anybody may make up. */
  readonly letterOrigin: string;
  /** Threads that render pages, in each process. */
  readonly renderThreads: number;
  /** Who fills the places for ads; undefined: nobody, they show lines of our own. */
  readonly ads: AdsConfig | undefined;
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
    [...FACTS].flatMap(([name, facts]) => {
      const value = env[facts?.key ?? ""]?.trim() ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
  const read = environment.safeParse(given);
  if (!read.success) throw new ConfigError(read.error.issues.map((issue) => faultLine(issue, given)));
  const { adsScriptUrl, adsSlots, adsOrigins, ...settings } = read.data;
  const { port, publicUrl, contactEmail, contactTo = contactEmail } = settings;
  const host = publicUrl === undefined ? "localhost" : new URL(publicUrl).hostname;
  return Object.freeze({
    ...settings,
    contactTo,
    renderThreads: settings.renderThreads ?? threadsFor(settings.processes),
    mailHost: host,
    letterOrigin: publicUrl ?? `http://localhost:${port}`,
    ads: adsConfig({ adsScriptUrl, adsSlots, adsOrigins }),
  });
}

/** The thread that listens has a core, while there is but one; each of several processes shares its own with its threads. */
function threadsFor(processes: number): number {
  const cores = availableParallelism();
  return Math.max(1, processes === 1 ? cores - 1 : Math.floor(cores / processes));
}

function faultLine({ path, message }: z.core.$ZodIssue, given: Readonly<Record<string, string>>): string {
  const [name = ""] = path.map(String);
  const { key, isSecret } = FACTS.get(name) ?? { key: name };
  // Say what is wrong with a secret, not what it is.
  const shown = isSecret === true ? "" : ` (is "${given[name] ?? ""}")`;
  return `${key} must be ${message}${shown}`;
}
