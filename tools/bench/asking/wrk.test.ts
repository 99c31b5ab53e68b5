import { expect, test } from "vitest";
import { readWrk } from "./wrk.ts";

const printed = (p99: string, end = "") => `Running 3s test @ http://127.0.0.1:8080
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    10.36ms   13.45ms 101.39ms   86.60%
    Req/Sec     3.09k   593.30     4.20k    66.67%
  Latency Distribution
     50%    4.55ms
     75%   14.38ms
     90%   30.01ms
     99%   ${p99}
  9234 requests in 3.00s, 1.10GB read
${end}Requests/sec:   3077.13
Transfer/sec:    376.87MB
`;

test("requests, rate and the time of 99 of 100 are read, in every unit of wrk", () => {
  expect(readWrk(printed("60.60ms"))).toEqual({ requests: 9234, perSecond: 3077.13, p99Ms: 60.6 });
  expect(readWrk(printed("870.00us")).p99Ms).toBe(0.87);
  expect(readWrk(printed("1.02s")).p99Ms).toBe(1020);
  expect(readWrk(printed("1.50m")).p99Ms).toBe(90_000);
});

test("where nothing was answered, no time is told", () => {
  expect(readWrk(printed("0.00us").replace("9234", "0")).p99Ms).toBeNaN();
});

test("a run in which something was refused or broke off measures nothing", () => {
  expect(() => readWrk(printed("1.0ms", "  Non-2xx or 3xx responses: 3\n"))).toThrow("errors");
  expect(() => readWrk(printed("1.0ms", "  Socket errors: connect 0, read 1\n"))).toThrow("errors");
  expect(() => readWrk("unable to connect")).toThrow("something else");
});
