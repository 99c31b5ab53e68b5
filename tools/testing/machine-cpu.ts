import { cpus } from "node:os";

/**
 * CPU seconds that the whole machine was busy, since it began: on one that does nothing else, what its processes have used. Steps
 * are told less: a browser's pages outlive the process that began them by a moment, and are then nobody's children.
 */
export function machineCpuSeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}
