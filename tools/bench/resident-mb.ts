import { readFileSync } from "node:fs";

/** Megabytes of a process that lie in memory: now, and at most so far. Linux. */
export function residentMb(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: mb("VmRSS"), most: mb("VmHWM") };
}

/** Milliseconds of processor time that a process has used. Linux counts them in hundredths of a second. */
export function processorMs(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
