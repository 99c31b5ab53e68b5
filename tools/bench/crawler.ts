import { Agent } from "node:http";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { ask } from "#tools/bench/asking/ask.ts";
import { CONNECTIONS, WARMING_SECONDS } from "./against-bare.ts";
import { against, atLeast, atMost, type Bar } from "./bar.ts";
import {
  clientAddress,
  CRAWLER_HEADERS,
  headersFor,
  MANY_CLIENTS,
} from "#tools/bench/asking/browser-headers.ts";
import { type Cores, findCores } from "#tools/bench/asking/cores.ts";
import { differentPaths, eachOnce } from "#tools/bench/asking/different-paths.ts";
import { type Effort, scaled } from "./effort.ts";
import { median } from "./median.ts";
import { nameIds } from "#tools/bench/asking/name-ids.ts";
import { sendPaced } from "#tools/bench/asking/pacing.ts";
import { quantile } from "./quantile.ts";
import { table } from "./table.ts";
import { findWrk, type Load, load } from "#tools/bench/asking/wrk.ts";

const CRAWLED_PER_SECOND = 50;
const PROBES_PER_SECOND = 20;
const SECONDS = 2;
/** More than are answered while it warms up. */
const MOST_WARMING = 10_000;

type Round = {
  readonly alone: Load;
  readonly beside: Load;
  readonly pages: readonly number[];
  readonly health: readonly number[];
};

/** The server on some cores. */
type Side = { readonly title: string; readonly rounds: readonly Round[] };

const ABOUT = `${CONNECTIONS} connections ask for the home page, which is remembered, while ${CRAWLED_PER_SECOND} pages of names a second that nobody has asked for are read, whether or not they are
answered. Before, it has rendered others for ${WARMING_SECONDS} s. Once with the server on one core and the load generator on the others, once with all cores for both.`;

/** What visitors of a remembered page, and the one who asks whether we live, notice of a crawler that reads new pages. */
export async function benchCrawler(effort: Effort): Promise<string> {
  await findWrk();
  const cores = findCores();
  const sides: Side[] = [];
  if (cores.areApart) sides.push({ title: "on one core", rounds: await roundsOn(cores, effort) });
  sides.push({
    title: "on all cores",
    rounds: await roundsOn({ server: [], load: [], areApart: false }, effort),
  });
  return `${ABOUT}\n\n${tableOf(sides)}`;
}

async function roundsOn(cores: Cores, effort: Effort): Promise<readonly Round[]> {
  const server = await startServer({ on: cores.server, env: MANY_CLIENTS });
  const nextPaths = eachOnce(differentPaths(nameIds()).names);
  const measure = () => measureRound(server, () => nextPaths(1)[0] ?? "", cores, effort);
  try {
    await load({
      url: server.url,
      paths: nextPaths(MOST_WARMING),
      connections: CONNECTIONS,
      seconds: scaled(WARMING_SECONDS, effort),
      on: cores.load,
    });
    await measure();
    const rounds: Round[] = [];
    for (let round = 0; round < effort.rounds; round += 1) rounds.push(await measure());
    return rounds;
  } finally {
    await server.stop();
  }
}

async function measureRound(
  server: RunningServer,
  nextPath: () => string,
  cores: Cores,
  effort: Effort,
): Promise<Round> {
  const home = { url: server.url, paths: ["/"], connections: CONNECTIONS, on: cores.load };
  const seconds = scaled(SECONDS, effort);
  const alone = await load({ ...home, seconds });
  const stop = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const paced = (perSecond: number, pathOf: () => string, headers: Readonly<Record<string, string>>) =>
    sendPaced(perSecond, stop.signal, async (n) => {
      const path = pathOf();
      const from = { ...headers, "x-forwarded-for": clientAddress(n) };
      const { status } = await ask(`${server.url}${path}`, from, agent);
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    });
  try {
    const crawling = paced(CRAWLED_PER_SECOND, nextPath, CRAWLER_HEADERS);
    const probing = paced(PROBES_PER_SECOND, () => "/healthz", headersFor("/api/"));
    const loading = load({ ...home, seconds }).finally(() => stop.abort());
    const [beside, pages, health] = await Promise.all([loading, crawling, probing]);
    return { alone, beside, pages, health };
  } finally {
    stop.abort();
    agent.destroy();
  }
}

type Row = {
  readonly what: string;
  readonly of: (round: Round) => number;
  readonly say: (value: number) => string;
  readonly bar?: Bar;
};

const rate = (value: number) => `${value.toFixed(0)}/s`;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const SOON = atMost(25, " ms");

const ROWS: readonly Row[] = [
  { what: "home page alone", of: ({ alone }) => alone.perSecond, say: rate },
  { what: "home page beside the crawler", of: ({ beside }) => beside.perSecond, say: rate },
  {
    what: "of its rate alone",
    of: ({ alone, beside }) => beside.perSecond / alone.perSecond,
    say: (value) => value.toFixed(2),
    bar: atLeast(0.5, "", 2),
  },
  { what: "p99 alone", of: ({ alone }) => alone.p99Ms, say: ms },
  { what: "p99 beside the crawler", of: ({ beside }) => beside.p99Ms, say: ms, bar: SOON },
  { what: "/healthz beside it, p99", of: ({ health }) => quantile(health, 0.99), say: ms, bar: SOON },
  { what: "the crawler's pages, median", of: ({ pages }) => median(pages), say: ms },
  { what: "the crawler's pages, p99", of: ({ pages }) => quantile(pages, 0.99), say: ms },
];

function tableOf(sides: readonly Side[]): string {
  const head = sides.flatMap(({ title }) => [title, "each alternation", "wanted"]);
  return table([
    ["", ...head],
    ...ROWS.map(({ what, of, say, bar }) => [
      what,
      ...sides.flatMap(({ rounds }) => {
        const value = median(rounds.map(of));
        const each = rounds.map((round) => say(of(round))).join(" ");
        return [say(value), each, bar === undefined ? "–" : against(value, bar)];
      }),
    ]),
  ]);
}
