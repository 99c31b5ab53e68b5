import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import type { Bindings } from "./hono.ts";
import { HTTPS_ONLY, SECURITY_HEADERS } from "./page-security.ts";
import { openShell } from "./shell-under-test.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The shell on a port, around next to nothing, for visitors who came by this scheme. */
async function listen(scheme: "http" | "https"): Promise<string> {
  const app = new Hono<Bindings>();
  app.get("/api/saved-names", (context) => context.json([]));
  const { url, close } = await openShell({ app, scheme });
  stops.push(close);
  return url;
}

const PATHS = ["/", "/api/saved-names", "/api/names/search?q=hazel", "/api/nothing"];

test("pages, endpoints, readings and refusals carry the same security headers", async () => {
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

const OF_CONNECTIONS = new Set(["date", "connection", "keep-alive"]);

test("a reading, a page and a refusal answer HEAD as they answer GET, without the body", async () => {
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
