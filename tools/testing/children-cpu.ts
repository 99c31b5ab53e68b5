import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine's clock does. */
const TICKS_A_SECOND = 100;

/** CPU seconds of all children that have ended, and of theirs; undefined where nobody counts them so. */
export function childrenCpuSeconds(): number | undefined {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // Behind the name of the program, which may hold spaces; see proc_pid_stat(5): cutime and cstime.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
