import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecords } from "#server/names/read-records.ts";
import { startServer } from "#tests/support/start-server.ts";
import { type Bytes, serveBytes } from "./bare-server.ts";
import { median } from "./median.ts";
import { differentQueries } from "./queries.ts";
import { table } from "./table.ts";
import { findWrk, type Load, load } from "./wrk.ts";

const ALTERNATIONS = 5;
const SECONDS = 3;

const REMEMBERING = `The answers to the latest questions are remembered, 12 MB of them: 500 different questions in turn come from memory after
their first round. The row of 5,000 questions asks more than are remembered, so each is searched, and its names written, anew.`;

type Scenario = {
  readonly name: string;
  readonly target: number | null;
  readonly paths: readonly string[];
  readonly accept: string | null;
};

type Round = { readonly ourLoad: Load; readonly bareLoad: Load; readonly ratio: number };

/** Ours against a bare node:http server that answers the same bytes, turn by turn in one run. */
export async function benchThroughput(): Promise<string> {
  const wrk = await findWrk();
  const queries = differentQueries(readRecords(new URL("../../data/ssa/", import.meta.url)), 5000);
  const searches = queries.map((query) => `/api/names/search?q=${encodeURIComponent(query)}`);
  const scenarios: readonly Scenario[] = [
    {
      name: "generate, 12 names",
      target: 0.5,
      paths: ["/api/names/generate?count=12&gender=all"],
      accept: null,
    },
    {
      name: "search, 500 different queries in turn",
      target: 0.2,
      paths: searches.slice(0, 500),
      accept: null,
    },
    // More than are remembered, in turn: each has to be searched anew.
    { name: "search, 5000 queries, none remembered", target: null, paths: searches, accept: null },
    { name: "search, the same 20 queries", target: 0.5, paths: searches.slice(0, 20), accept: null },
    { name: "home page, remembered, brotli", target: 0.7, paths: ["/"], accept: "br" },
    { name: "name page, remembered, brotli", target: 0.7, paths: ["/names/hazel"], accept: "br" },
  ];

  const ours = await startServer({ env: { LOG_LEVEL: "info" } });
  try {
    const rows = [
      [
        "64 connections",
        "ours, requests/s",
        "bare node:http",
        "ratio, median",
        "ratios",
        "wanted",
        "p99 ours",
        "p99 bare",
      ],
    ];
    for (const scenario of scenarios) rows.push(await alternate(wrk, ours.url, scenario));
    return `${table(rows)}\n\n${REMEMBERING}`;
  } finally {
    await ours.stop();
  }
}

async function alternate(wrk: string, ours: string, scenario: Scenario): Promise<string[]> {
  const bare = await serveBytes(
    new Map(
      await Promise.all(
        scenario.paths.map(async (path) => [path, await fetchBytes(ours, path, scenario.accept)] as const),
      ),
    ),
  );
  const script = writeScript(scenario);
  const rounds: Round[] = [];
  for (let round = 0; round <= ALTERNATIONS; round += 1) {
    const ourLoad = await load(wrk, `${ours}${scenario.paths[0] ?? "/"}`, SECONDS, script);
    const bareLoad = await load(wrk, `${bare.url}${scenario.paths[0] ?? "/"}`, SECONDS, script);
    // The first turn warms both up.
    if (round > 0) rounds.push({ ourLoad, bareLoad, ratio: ourLoad.perSecond / bareLoad.perSecond });
  }
  bare.stop();
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  return [
    scenario.name,
    middle((round) => round.ourLoad.perSecond).toFixed(0),
    middle((round) => round.bareLoad.perSecond).toFixed(0),
    middle((round) => round.ratio).toFixed(2),
    rounds.map((round) => round.ratio.toFixed(2)).join(" "),
    scenario.target === null ? "–" : `≥ ${scenario.target.toFixed(2)}`,
    `${middle((round) => round.ourLoad.p99Ms).toFixed(1)} ms`,
    `${middle((round) => round.bareLoad.p99Ms).toFixed(1)} ms`,
  ];
}

async function fetchBytes(server: string, path: string, accept: string | null): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const asking = request(
      `${server}${path}`,
      { headers: accept === null ? {} : { "accept-encoding": accept } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            type: response.headers["content-type"] ?? "",
            encoding: response.headers["content-encoding"] ?? null,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asking.on("error", reject).end();
  });
}

/** What wrk asks for: the paths in turn, with the encoding that a browser takes. */
function writeScript({ paths, accept }: Scenario): string {
  const file = join(mkdtempSync(join(tmpdir(), "bench-")), "requests.lua");
  const header = accept === null ? "" : `wrk.headers["Accept-Encoding"] = "${accept}"\n`;
  const list = paths.map((path) => `"${path}"`).join(",");
  writeFileSync(
    file,
    `${header}local paths = {${list}}\nlocal n = 0\nrequest = function()\n  n = n % #paths + 1\n  return wrk.format("GET", paths[n])\nend\n`,
  );
  return file;
}
