import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { createEndpoints } from "#server/api/app.ts";
import type { Count } from "#server/storage/counts.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { createCounts } from "./create-counts.ts";
import { createTemplates, UNKNOWN_ROUTE } from "./route-templates.ts";
import { createRequestTally } from "./request-tally.ts";
import { siteTemplates } from "./site-templates.ts";
import { metricsText } from "./metrics-text.ts";
import { boundOf, quantileOf } from "./histogram.ts";

const silent = { warn: () => {} };

async function site() {
  const { services } = await openApp();
  return siteTemplates(createEndpoints(services));
}

test("Every route of the site has its template, and what was asked for is never in it", async () => {
  const templates = await site();
  const templateOf = createTemplates(templates);
  for (const { path = "" } of routes) {
    if (path === "*") continue;
    const variants = path.includes("/:of?") ? [path.replace("/:of?", ""), path.replace("?", "")] : [path];
    for (const each of variants) {
      const asked = `/${each.replaceAll(/:\w+/g, "hazel")}`;
      const template = templateOf(asked);
      expect(template, asked).not.toBe(UNKNOWN_ROUTE);
      if (each.includes(":")) expect(template, asked).not.toContain("hazel");
    }
  }
  expect(templateOf("/names/hazel")).toBe("/names/{slug}");
  expect(templateOf("/names/lists")).toBe("/names/lists");
  expect(templateOf("/api/rooms/a-secret-number/slots/x")).not.toContain("secret");
  expect(templateOf("/a/b/c/d/e")).toBe(UNKNOWN_ROUTE);
  expect(templateOf("/hazel-marie-nakamura")).toBe(UNKNOWN_ROUTE);
});

test("Answers are counted by route and class of status, in steps of time and size, by day", async () => {
  const clock = { now: new Date("2026-11-21T23:59:00Z") };
  const tally = createRequestTally({
    templateOf: createTemplates(await site()),
    isFile: (path) => path === "/favicon.ico",
    now: () => clock.now,
  });
  const note = (method: string, url: string, status = 200, ms = 3, bytes = 900) =>
    tally.note({ method, url, status, ms, bytes });
  note("GET", "/names/hazel?from=ada@example.org");
  note("HEAD", "/names/hazel.data", 304);
  note("GET", "/names/olivia", 500, 3_000, 2_000_000);
  note("POST", "/contact", 429);
  note("BREW", "/", 405);
  note("GET", "/favicon.ico");
  note("GET", "/desk/inbox/12");
  note("GET", "/api/rooms/abc/events", 200, 600_000);
  clock.now = new Date("2026-11-22T00:00:00Z");
  note("GET", "/_root.data");
  const counted = tally.take();
  const of = (kind: Count["kind"], day = "2026-11-21") =>
    Object.fromEntries(
      counted.filter((each) => each.kind === kind && each.day === day).map(({ key, count }) => [key, count]),
    );
  expect(of("requests")).toEqual({
    "/names/{slug} 2xx": 1,
    "/names/{slug} 3xx": 1,
    "/names/{slug} 5xx": 1,
    "POST /contact 4xx": 1,
    "other / 4xx": 1,
    "(file) 2xx": 1,
    "/desk 2xx": 1,
    [`${createTemplates(await site())("/api/rooms/abc/events")} 2xx`]: 1,
  });
  expect(of("requests", "2026-11-22")).toEqual({ "/ 2xx": 1 });
  expect(of("ms")).toEqual({ "page 5": 3, "page 10000": 1, "write 5": 2, "file 5": 1 });
  expect(of("bytes")).toMatchObject({ "page 1024": 3, "page Infinity": 1 });
  expect(JSON.stringify(counted)).not.toMatch(/hazel|ada@|abc/);
  expect(tally.take()).toEqual([]);
});

test("While storage is away counts wait, and are written once; a crash of it loses none", async () => {
  let isAway = true;
  const stored: Count[] = [];
  const store = {
    async add(counts: readonly Count[]) {
      if (isAway) throw new Error("away");
      stored.push(...counts);
    },
  };
  const counts = createCounts({ store, now: () => new Date("2026-11-21T10:00:00Z"), log: silent });
  counts.know({ templates: ["/"], isFile: () => false });
  const note = () => counts.requests.note({ method: "GET", url: "/", status: 200, ms: 1, bytes: 1 });
  note();
  await counts.flush();
  note();
  expect(counts.requests.totals().get("requests")).toEqual(new Map([["/ 2xx", 2]]));
  isAway = false;
  await counts.flush();
  await counts.flush();
  expect(stored.filter(({ kind }) => kind === "requests")).toEqual([
    { day: "2026-11-21", kind: "requests", key: "/ 2xx", count: 2 },
  ]);
  expect(counts.requests.totals().get("requests")).toEqual(new Map([["/ 2xx", 2]]));
});

test("A hundred thousand addresses make no more keys than there are routes", async () => {
  const tally = createRequestTally({
    templateOf: createTemplates(await site()),
    isFile: () => false,
    now: () => new Date(),
  });
  for (let n = 0; n < 100_000; n += 1)
    tally.note({ method: "GET", url: `/names/x${n}/${n % 7}`, status: 404, ms: n % 9, bytes: n });
  expect(tally.take().length).toBeLessThan(40);
});

test("Steps: a value lies in the smallest that holds it, and a quantile is the bound of its step", () => {
  expect([0, 1, 1.01, 25, 10_001].map((ms) => boundOf("ms", ms))).toEqual([1, 1, 2, 25, Infinity]);
  const steps = new Map([
    [10, 5],
    [1, 90],
    [Infinity, 5],
  ]);
  expect([0.5, 0.9, 0.95, 1].map((share) => quantileOf(steps, share))).toEqual([1, 1, 10, Infinity]);
  expect(quantileOf(new Map(), 0.5)).toBeUndefined();
});

test("Prometheus reads the totals: labels are quoted, steps are summed up", () => {
  const totals = new Map([
    ["requests", new Map([['/a"b\\ 2xx', 3]])],
    [
      "ms",
      new Map([
        ["page 1", 2],
        ["page 5", 1],
        ["page Infinity", 1],
      ]),
    ],
  ] as const);
  const figures = { residentBytes: 1, heapBytes: 2, cpuSeconds: 0.5, startedSeconds: 3 };
  const text = metricsText(totals, figures);
  expect(text).toContain('namekin_requests_total{route="/a\\"b\\\\",status="2xx"} 3\n');
  expect(text).toContain('namekin_answer_seconds_bucket{group="page",le="0.001"} 2\n');
  expect(text).toContain('namekin_answer_seconds_bucket{group="page",le="0.005"} 3\n');
  expect(text).toContain('namekin_answer_seconds_bucket{group="page",le="+Inf"} 4\n');
  expect(text).toContain('namekin_answer_bytes_bucket{group="api",le="+Inf"} 0\n');
  expect(text.endsWith("process_start_time_seconds 3\n")).toBe(true);
});
