import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createAllowances } from "./limits/allowances.ts";
import { guardReads } from "./limits/guard-reads.ts";
import type { Bindings } from "./hono.ts";
import { HTTPS_ONLY, SECURITY_HEADERS } from "./visitors/page-security.ts";
import { openShell } from "#tests/support/servers/shell-under-test.ts";

const stops: (() => void)[] = [];
const warned: string[] = [];
const warnings = { write: (line: string) => void warned.push(line) };
afterEach(() => {
  warned.length = 0;
  for (const stop of stops.splice(0)) stop();
});

/** The shell on a port, around next to nothing, for visitors who came by this scheme. */
async function listen(scheme: "http" | "https", env: Readonly<Record<string, string>> = {}): Promise<string> {
  const app = new Hono<Bindings>();
  app.get("/api/saved-names", (context) => context.json([]));
  const { url, close } = await openShell({
    app,
    scheme,
    refuseRead: guardReads({
      config: readConfig(env),
      allowances: createAllowances({ clock: () => 0, readsPerMinute: 2 }),
      log: pino({}, warnings),
    }),
  });
  stops.push(close);
  return url;
}

const PATHS = ["/", "/api/saved-names", "/api/names/search?q=hazel", "/api/nothing"];

test("pages, endpoints, public GETs and refusals carry the same security headers", async () => {
  const site = await listen("http");
  for (const path of PATHS) {
    const { headers } = await fetch(`${site}${path}`);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name), `${name} of ${path}`).toBe(value);
    }
  }
});

test("visitors who came by https are told to come by it again, all others are not", async () => {
  for (const scheme of ["http", "https"] as const) {
    const site = await listen(scheme);
    for (const path of PATHS) {
      const { headers } = await fetch(`${site}${path}`);
      expect(headers.get("strict-transport-security"), `${scheme} ${path}`).toBe(
        scheme === "https" ? HTTPS_ONLY : null,
      );
    }
  }
});

const from = (address: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { "x-forwarded-for": address, ...more },
});

test("who reads too much of what must be made is asked to wait, in a page or a problem; others and memory are free", async () => {
  const site = await listen("http", { TRUST_PROXY: "1" });
  const flood = from("2001:db8:1:2::1");
  for (let n = 0; n < 4; n += 1) expect((await fetch(`${site}/names/x${n}`, flood)).status).toBe(404);

  const program = await fetch(`${site}/api/saved-names`, from("2001:db8:1:2::beef"));
  expect([program.status, program.headers.get("retry-after")]).toEqual([429, "2"]);
  expect(await program.json()).toMatchObject({
    message: "That was a lot at once. Please wait 2 seconds and try again.",
  });
  const browser = await fetch(`${site}/names/y`, from("2001:db8:1:2::2", { accept: "text/html,*/*" }));
  expect([browser.status, browser.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(browser.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await browser.text()).toContain("Please wait 30 seconds and try again.");

  expect((await fetch(`${site}/`, flood)).status).toBe(200);
  expect((await fetch(`${site}/api/saved-names`, from("2001:db8:1:3::1"))).status).toBe(200);
  expect(warned).toEqual([]);
});

test("behind a proxy that nobody has counted nobody is refused, and the log says it once", async () => {
  const site = await listen("http");
  for (let n = 0; n < 9; n += 1) {
    expect((await fetch(`${site}/api/saved-names`, from("203.0.113.7"))).status).toBe(200);
    expect((await fetch(`${site}/names/x`, from("203.0.113.7"))).status).toBe(404);
  }
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain("TRUST_PROXY");
});

const OF_CONNECTIONS = new Set(["date", "connection", "keep-alive"]);

test("a public GET, a page and a refusal answer HEAD as they answer GET, without the body", async () => {
  const site = await listen("http");
  for (const path of ["/", "/api/names/search?q=hazel", `/api/names/search?${"a&".repeat(100)}`]) {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => fetch(`${site}${path}`, { method })),
    );
    const headersOf = (answer: Response | undefined) =>
      [...(answer?.headers ?? [])].filter(([name]) => !OF_CONNECTIONS.has(name));
    expect([head?.status, headersOf(head)], path).toEqual([get?.status, headersOf(get)]);
    expect(head?.headers.has("content-length"), path).toBe(true);
    expect(await head?.text()).toBe("");
  }
});
