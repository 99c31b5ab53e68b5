import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { headersFor } from "./browser-headers.ts";
import { commandOn, type On } from "./cores.ts";

const run = promisify(execFile);

export type Load = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p99Ms: number;
};

type LoadOptions = {
  /** The server's origin. */
  readonly url: string;
  /** What is asked for in turn, from the first again after the last. All pages, or all calls of the API. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly connections: number;
  readonly on?: On;
};

/** The load generator: wrk, a native one, since one written in JavaScript is slower than what it would measure. */
export async function findWrk(): Promise<void> {
  const found = await run("which", ["wrk"]).catch(() => undefined);
  if (found !== undefined) return;
  if (process.getuid?.() !== 0)
    throw new Error('The bench needs the load generator "wrk": apt-get install wrk, or brew install wrk.');
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "wrk"]);
}

/** One run, with the head that a browser sends. Throws if anything but 2xx came back. */
export async function load({ url, paths, seconds, connections, on = [] }: LoadOptions): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const list = join(folder, "paths.txt");
    const script = join(folder, "requests.lua");
    writeFileSync(list, `${paths.join("\n")}\n`);
    writeFileSync(script, luaScript(list, headersFor(paths[0] ?? "/")));
    const { stdout } = await run(
      ...commandOn(on, "wrk", [
        `-c${connections}`,
        "-t1",
        `-d${seconds}s`,
        // A slow answer is a figure, not a fault.
        "--timeout=30s",
        "--latency",
        "-s",
        script,
        url,
      ]),
    );
    return readWrk(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What wrk printed. Throws if it tells of faults, or of something else. */
export function readWrk(text: string): Load {
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`The load was answered with errors:\n${text}`);
  const requests = Number(match(text, /^\s+(\d+) requests in /m));
  return {
    requests,
    perSecond: Number(match(text, /Requests\/sec:\s+([\d.]+)/)),
    p99Ms: requests === 0 ? Number.NaN : milliseconds(match(text, /^\s+99%\s+(\S+)/m)),
  };
}

/** The requests, each written once before it is first sent and as another client's. */
function luaScript(list: string, headers: Readonly<Record<string, string>>): string {
  const sets = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  return `${sets.join("\n")}
local paths = {}
for path in io.lines(${JSON.stringify(list)}) do paths[#paths + 1] = path end
local written = {}
local n = 0
request = function()
  n = n % #paths + 1
  if written[n] == nil then
    wrk.headers["x-forwarded-for"] = "10." .. math.floor(n / 65536) .. "." .. math.floor(n / 256) % 256 .. "." .. n % 256
    written[n] = wrk.format("GET", paths[n])
  end
  return written[n]
end
`;
}

function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk printed something else:\n${text}`);
  return found;
}

/** As wrk writes times: "876.00us", "13.21ms", "1.02s", "1.10m". */
function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith("us")) return value / 1000;
  if (text.endsWith("ms")) return value;
  return text.endsWith("m") ? value * 60_000 : value * 1000;
}
