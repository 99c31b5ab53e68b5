import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Load = { readonly perSecond: number; readonly p99Ms: number };

/** The load generator: wrk, a native one, since one written in JavaScript is slower than what it would measure. */
export async function findWrk(): Promise<string> {
  const found = await run("which", ["wrk"]).catch(() => undefined);
  if (found !== undefined) return found.stdout.trim();
  if (process.getuid?.() === 0) {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "wrk"]);
    return "wrk";
  }
  throw new Error('The bench needs the load generator "wrk": apt-get install wrk, or brew install wrk.');
}

/** One run at 64 connections. The script, if any, chooses the requests. Throws if anything but 2xx came back. */
export async function load(wrk: string, url: string, seconds: number, script?: string): Promise<Load> {
  const { stdout } = await run(wrk, [
    "-c64",
    "-t1",
    `-d${seconds}s`,
    "--latency",
    ...(script === undefined ? [] : ["-s", script]),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} answered with errors:\n${stdout}`);
  return {
    perSecond: Number(match(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p99Ms: milliseconds(match(stdout, /^\s+99%\s+(\S+)/m)),
  };
}

function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk printed something else:\n${text}`);
  return found;
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith("us")) return value / 1000;
  if (text.endsWith("ms")) return value;
  return value * 1000;
}
