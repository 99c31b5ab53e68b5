import { expect, test } from "vitest";
import { allowedCores, commandOn } from "./cores.ts";

test("the cores that a process may use are read from its status, ranges and single ones", () => {
  expect(allowedCores("Name:\tnode\nCpus_allowed_list:\t0-1,4\nMems_allowed:\t1\n")).toEqual([0, 1, 4]);
  expect(allowedCores("Cpus_allowed_list:\t7\n")).toEqual([7]);
  expect(allowedCores("Name:\tnode\n")).toEqual([]);
});

test("a program runs by itself, or behind what keeps it to its cores", () => {
  expect(commandOn([], "wrk", ["-t1"])).toEqual(["wrk", ["-t1"]]);
  expect(commandOn(["taskset", "-c", "0"], "wrk", ["-t1"])).toEqual(["taskset", ["-c", "0", "wrk", "-t1"]]);
});
