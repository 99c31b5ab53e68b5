import { Hono } from "hono";
import { createServer } from "node:http";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import type { Bindings } from "./hono.ts";
import { createListener } from "./listener.ts";
import { HTTPS_ONLY, SECURITY_HEADERS } from "./page-security.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The shell on a port, around next to nothing, for visitors who came by this scheme. */
async function listen(scheme: "http" | "https"): Promise<string> {
  const app = new Hono<Bindings>();
  app.get("/api/saved-names", (context) => context.json([]));
  const page = { etag: '"1"', headers: { ...SECURITY_HEADERS }, bodies: { identity: Buffer.from("page") } };
  const server = createServer(
    createListener({
      app,
      assets: new Map(),
      pages: { remembered: (_, path) => (path === "/" ? page : undefined) },
      readings: new Map([["/api/names/search", () => ({ status: 200, headers: {}, text: "[]" })]]),
      originOf: () => `${scheme}://names.example.org`,
      log: pino({ level: "silent" }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
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
