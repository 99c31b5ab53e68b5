import type { RunningServer } from "#tests/support/servers/start-server.ts";
import { type Asked, askEach } from "#tools/bench/asking/ask-all.ts";
import { type BareServer, startBare } from "#tools/bench/asking/bare-server.ts";
import type { Cores } from "#tools/bench/asking/cores.ts";
import { type Load, load } from "#tools/bench/asking/wrk.ts";
import { against, type Bar } from "./bar.ts";
import { type Effort, scaled } from "./effort.ts";
import { median } from "./median.ts";
import { processorMs } from "./process-figures.ts";

export const CONNECTIONS = 16;

/**
 * So long a server is asked before anything counts, each kind of page for itself: until then V8 mostly interprets and compiles
 * (a name page takes three times the processor time of one that comes two thousand pages later). What a server gives that has
 * just been started stands in a column of its own.
 */
export const WARMING_SECONDS = 12;

/** Runs before those that count: of a server that was just started, and the one that warms up. */
export const RUNS_BEFORE = 2;

/** What is asked of ours and of a bare server in turn. */
export type Scenario = {
  readonly name: string;
  /** What a run asks for: always the same where it should be remembered, or others each time, and enough of them. */
  readonly nextPaths: () => readonly string[];
  /** Whether none may be asked for twice; if one was, the table says so. */
  readonly isNew?: true;
  /** Whose answers the bare server sends. */
  readonly sample: readonly string[];
  readonly seconds: { readonly ours: number; readonly bare: number };
  /** Of the bare rate; of the requests in a second of one core; of the time of 99 of 100. */
  readonly wanted: { readonly ratio?: Bar; readonly rate?: Bar; readonly p99?: Bar };
};

/** One run, and what it took of the processor. */
type Run = Load & { readonly perCpuSecond: number };
type Round = { readonly ours: Run; readonly bare: Run; readonly isTwice: boolean };

export const AGAINST_BARE_HEAD = [
  `${CONNECTIONS} connections`,
  "requests/s",
  "per CPU second",
  "p99",
  "bare node:http",
  "of bare",
  "by processor time",
  "each alternation",
  "just started",
  "wanted",
];

/** Ours against a bare server that sends the same bytes, in turn: a row of the table. */
export async function againstBare(
  server: RunningServer,
  scenario: Scenario,
  cores: Cores,
  effort: Effort,
): Promise<readonly string[]> {
  const answers: Asked[] = [];
  await askEach(server.url, scenario.sample, (asked) => answers.push(asked));
  const bare = await startBare(answers, cores.server);
  const rounds: Round[] = [];
  const measure = (seconds = scenario.seconds) =>
    measureRound(server, bare, { ...scenario, seconds }, cores, effort);
  try {
    const atFirst = await measure();
    await measure({ ...scenario.seconds, ours: WARMING_SECONDS });
    for (let round = 0; round < effort.rounds; round += 1) rounds.push(await measure());
    return rowOf(scenario, { atFirst, rounds }, cores);
  } finally {
    bare.stop();
  }
}

async function measureRound(
  server: RunningServer,
  bare: BareServer,
  { nextPaths, isNew, seconds }: Scenario,
  cores: Cores,
  effort: Effort,
): Promise<Round> {
  const paths = nextPaths();
  const measured = async (url: string, pid: number, usual: number): Promise<Run> => {
    const before = processorMs(pid);
    const run = await load({
      url,
      paths,
      seconds: scaled(usual, effort),
      connections: CONNECTIONS,
      on: cores.load,
    });
    return { ...run, perCpuSecond: (run.requests / (processorMs(pid) - before)) * 1000 };
  };
  const ours = await measured(server.url, server.pid(), seconds.ours);
  return {
    ours,
    bare: await measured(bare.url, bare.pid, seconds.bare),
    isTwice: isNew === true && ours.requests > paths.length,
  };
}

function rowOf(
  { name, wanted }: Scenario,
  { atFirst, rounds }: { readonly atFirst: Round; readonly rounds: readonly Round[] },
  cores: Cores,
): readonly string[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const ratio = middle(ratioOf);
  const rate = middle(({ ours }) => ours.perSecond);
  const perCpuSecond = middle(({ ours }) => ours.perCpuSecond);
  const byProcessor = middle(({ ours, bare }) => ours.perCpuSecond / bare.perCpuSecond);
  const p99 = middle(({ ours }) => ours.p99Ms);
  const isOfRatio = wanted.ratio !== undefined || wanted.rate === undefined;
  const each = (round: Round) => (isOfRatio ? ratioOf(round).toFixed(2) : round.ours.perSecond.toFixed(0));
  return [
    name,
    rounds.some(({ isTwice }) => isTwice) ? `${rate.toFixed(0)} (some asked twice)` : rate.toFixed(0),
    perCpuSecond.toFixed(0),
    `${p99.toFixed(1)} ms`,
    middle(({ bare }) => bare.perSecond).toFixed(0),
    ratio.toFixed(ratio < 0.1 ? 3 : 2),
    byProcessor.toFixed(byProcessor < 0.1 ? 3 : 2),
    rounds.map(each).join(" "),
    each(atFirst),
    wordsOf([
      wanted.ratio === undefined ? [] : [against(ratio, wanted.ratio)],
      wanted.rate === undefined ? [] : [against(cores.areApart ? rate : perCpuSecond, wanted.rate)],
      wanted.p99 === undefined ? [] : [`p99 ${against(p99, wanted.p99)}`],
    ]),
  ];
}

function ratioOf({ ours, bare }: Round): number {
  return ours.perSecond / bare.perSecond;
}

function wordsOf(parts: readonly (readonly string[])[]): string {
  const words = parts.flat();
  return words.length === 0 ? "–" : words.join("; ");
}
