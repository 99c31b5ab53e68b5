import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A command and its first arguments that keep a program to some cores; empty where that cannot be done. */
export type On = readonly string[];

export type Cores = {
  /** The core of the server alone, so that "a second" is a second of one core. */
  readonly server: On;
  /** Those of the load generator. */
  readonly load: On;
  /** Whether both are held apart; if not, only what is counted by processor time is worth something. */
  readonly areApart: boolean;
};

/** Holds server and load apart, on Linux with taskset and two cores or more. */
export function findCores(): Cores {
  const apart = { server: [], load: [], areApart: false };
  if (spawnSync("taskset", ["--version"]).status !== 0) return apart;
  const [first, ...others] = allowedCores(readFileSync("/proc/self/status", "utf8"));
  if (first === undefined || others.length === 0) return apart;
  const on = (cores: readonly number[]) => ["taskset", "--cpu-list", cores.join(",")];
  return { server: on([first]), load: on(others), areApart: true };
}

/** The cores that a process may use, of its status in /proc: "0-1,4" are 0, 1 and 4. */
export function allowedCores(status: string): readonly number[] {
  const list = /^Cpus_allowed_list:\s+(\S+)/m.exec(status)?.[1];
  return (list?.split(",") ?? []).flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split("-").map(Number);
    return Number.isInteger(from) ? Array.from({ length: to - from + 1 }, (_, place) => from + place) : [];
  });
}

/** What to run for a program on these cores: the command, and its arguments. */
export function commandOn(on: On, command: string, args: readonly string[]): [string, string[]] {
  const [first = command, ...others] = [...on, command, ...args];
  return [first, others];
}
