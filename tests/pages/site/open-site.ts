import { openApp } from "#tests/support/servers/app-under-test.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { once } from "#domain/once.ts";
import { FIRST_QUERIES } from "#server/warm-up.ts";
import { createSiteListener, openPages } from "#server/site-listener.ts";
import { openBuiltScreens } from "#screens";
import { type Browser, openBrowser } from "./browser.ts";

const ORIGIN = "http://namekin.test";
/** Longer than a form must have been open before it is taken (form-token.ts). */
const FILLING_IN_MS = 15_000;

type App = Awaited<ReturnType<typeof openApp>>;

/** The whole site in this process: the built screens, the real records, a database in memory. */
export type Site = {
  readonly origin: string;
  /** A browser of somebody new. */
  readonly browser: () => Browser;
  /** What somebody gets who was never here before. */
  readonly get: Browser["get"];
  readonly services: App["services"];
  /** Those that were sent until now. */
  readonly letters: App["letters"];
  /** Lets time go by. */
  readonly pass: (ms: number) => void;
  readonly close: () => Promise<void>;
};

/**
 * The site as it comes, opened once for all files of a worker: each browser has a list of its own. Its indexes are made before
 * the first test, whose time they would take.
 */
export const openSite: () => Promise<Site> = once(async () => {
  const site = await openSiteWith({});
  for (const text of FIRST_QUERIES) site.services.names.search({ text, rules: NO_RULES });
  return site;
});

/** A site of one's own, with these settings; to be closed. Takes about 50 ms. */
export async function openSiteWith(env: Readonly<Record<string, string>>): Promise<Site> {
  let passedMs = 0;
  const { services, letters } = await openApp({ env, now: () => new Date(Date.now() + passedMs) });
  const server = createHttpServer();
  const screens = await openBuiltScreens(services);
  server.on("request", createSiteListener(services, screens, openPages(services, screens)));
  const pass = (ms: number) => {
    passedMs += ms;
  };
  const browser = () => openBrowser({ server, origin: ORIGIN, fillIn: () => pass(FILLING_IN_MS) });
  return {
    origin: ORIGIN,
    browser,
    get: async (path, headers) => browser().get(path, headers),
    services,
    letters,
    pass,
    close: services.close,
  };
}
