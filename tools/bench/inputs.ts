import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "#content/site/pages.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { askEach } from "#tools/bench/asking/ask-all.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { findCores } from "#tools/bench/asking/cores.ts";
import { differentPaths, eachOnce } from "#tools/bench/asking/different-paths.ts";
import { nameIds } from "#tools/bench/asking/name-ids.ts";
import { type Effort, scaled } from "./effort.ts";
import { median } from "./median.ts";
import { processorMs, residentMb } from "./process-figures.ts";
import { table } from "./table.ts";

const REQUESTS = 300;
/** Steps of 10 ms of the kernel's clock are then a fortieth of the figure. */
const REMEMBERED_TIMES = 6_000;

type Input = { readonly name: string; readonly paths: readonly string[] };

const ABOUT = `Processor time of all threads of one process on one core, garbage collection included, after as many requests that do not count. Bytes as they
travel, compressed as Chrome asks for it, without headers. A new request is one that nobody has made before.`;

/** What each kind of request costs the processor and the line, and what a process weighs: the figures of docs/scale.md. */
export async function benchInputs(effort: Effort): Promise<string> {
  const server = await startServer({ on: findCores().server, env: MANY_CLIENTS });
  try {
    const rows = [["request", "asked", "processor time each", "bytes each, median"]];
    const atStart = residentMb(server.pid()).now;
    for (const input of inputs(effort)) rows.push(await rowOf(server, input));
    const { now, most } = residentMb(server.pid());
    const files = filesIn(server.dataDir);
    const memory = table([
      ["of one process", "now"],
      ["resident memory at the start", `${atStart.toFixed(0)} MB`],
      ["after all these requests", `${now.toFixed(0)} MB`],
      ["at most so far", `${most.toFixed(0)} MB`],
      [
        "files in DATA_DIR",
        `${files.length}, ${(files.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB`,
      ],
    ]);
    return `${ABOUT}\n\n${table(rows)}\n\n${memory}`;
  } finally {
    await server.stop();
  }
}

function inputs(effort: Effort): readonly Input[] {
  const kinds = differentPaths(nameIds());
  const count = scaled(REQUESTS, effort);
  const fresh = [kinds.names, kinds.browse, kinds.home, kinds.compare, kinds.searches, kinds.like].map(
    (kind) => ({ name: `${kind.name}, new`, paths: eachOnce(kind)(2 * count) }),
  );
  const again = (name: string, paths: readonly string[]) => ({
    name,
    paths: Array.from({ length: scaled(REMEMBERED_TIMES, effort) }, (_, n) => paths[n % paths.length] ?? "/"),
  });
  const pages = Object.values<Page>(PAGES)
    .filter(isIndexed)
    .map(({ path }) => path);
  return [
    ...fresh,
    again("name page, remembered", ["/names/hazel"]),
    again("home page, remembered", ["/"]),
    again("articles and tools, remembered", pages),
    again("generate", ["/api/names/generate?count=12&gender=all"]),
    again("search of the API, remembered", ["/api/names/search?q=hazel"]),
  ];
}

/** The first half warms up, and is what the second finds remembered. */
async function rowOf(server: RunningServer, { name, paths }: Input): Promise<string[]> {
  const half = Math.floor(paths.length / 2);
  await askEach(server.url, paths.slice(0, half), () => undefined);
  const from = processorMs(server.pid());
  const bytes: number[] = [];
  await askEach(server.url, paths.slice(half), ({ body }) => bytes.push(body.byteLength));
  const each = (processorMs(server.pid()) - from) / bytes.length;
  return [
    name,
    String(bytes.length),
    `${each.toFixed(each < 1 ? 2 : 1)} ms`,
    median(bytes).toLocaleString("en-US"),
  ];
}

/** Sizes of all files in a folder. */
function filesIn(folder: string): readonly number[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
}
