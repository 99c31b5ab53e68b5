import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

/** A process and all that it has started, as far as they live. Linux. */
export function processTree(pid: number): readonly number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** Megabytes of a process and its children that lie in memory: now, and at most so far. What they share is counted for each. */
export function residentMb(pid: number): { readonly now: number; readonly most: number } {
  const statuses = processTree(pid).map((each) => readIfAlive(`/proc/${each}/status`));
  const mb = (name: string) =>
    statuses.reduce(
      (sum, status) => sum + Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0),
      0,
    ) / 1024;
  return { now: mb("VmRSS"), most: mb("VmHWM") };
}

/** Milliseconds of processor time that a process and its living children have used, all threads. Linux counts them in hundredths of a second. */
export function processorMs(pid: number): number {
  return processTree(pid)
    .map((each) => readIfAlive(`/proc/${each}/stat`))
    .reduce((sum, stat) => sum + ticksIn(stat) * TICK_MS, 0);
}

/** User and system time in a line of /proc/…/stat; the name of the program before them may hold blanks. */
export function ticksIn(stat: string): number {
  const [user = 0, system = 0] = stat
    .replace(/^.*\) /s, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return user + system;
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => readIfAlive(`/proc/${pid}/task/${thread}/children`).trim().split(" "))
      .filter((child) => child !== "")
      .map(Number);
  } catch {
    return [];
  }
}

/** A process that has ended meanwhile weighs nothing. */
function readIfAlive(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
