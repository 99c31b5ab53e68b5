import { Hono } from "hono";
import { request } from "node:http";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import type { Bindings } from "./hono.ts";
import { createListener } from "./listener.ts";
import { createHttpServer } from "./http-server.ts";
import { createPages } from "./pages/pages.ts";
import { fileReply, replyWith } from "./reply.ts";
import { asResponse, wantedBy } from "./send.ts";
import { unpacked } from "./unpack.ts";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";

const ORIGIN = "http://names.example.org";
const client = { address: "203.0.113.7", standsForMany: false, https: false, origin: ORIGIN };
const TEXT = "<p>Hazel</p>".repeat(1_000);
const picture = fileReply({ bytes: new Uint8Array(2000), etag: '"p"', contentType: "image/png" });

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The shell with real pages and their cache, on a port: what it answers comes through Node and through Hono. */
async function openSite() {
  const answer = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith(".csv"))
      return new Response(TEXT, {
        headers: { "content-type": "text/csv", "cache-control": "public, max-age=60" },
      });
    const status = pathname === "/none" ? 404 : 200;
    return new Response(TEXT, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const pages = createPages(rendererOf(answer));
  const app = new Hono<Bindings>();
  app.get("/picture.png", ({ req }) => asResponse(picture, wantedBy(req.raw)));
  app.all("*", async ({ req }) => {
    const wanted = wantedBy(req.raw);
    const page = await pages.render(req.raw, { nonce: "n", origin: ORIGIN, client });
    return asResponse(await unpacked(page, wanted), wanted);
  });
  const server = createHttpServer();
  server.on(
    "request",
    createListener({
      app,
      assets: new Map([["/a.css", replyWith(200, { etag: '"a"' }, { identity: Buffer.from(TEXT) })]]),
      pages,
      publicEndpoints: new Map([["/api/names", () => replyWith(200, {}, `["${"e".repeat(10_000)}"]`)]]),
      originOf: () => ORIGIN,
      refuseRead: () => undefined,
      log: pino({ level: "silent" }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return (method: string, path: string, headers: Readonly<Record<string, string>>) =>
    heard(port, method, path, headers);
}

type Heard = { readonly status: number | undefined; readonly headers: object; readonly bytes: number };

/** As it stands on the wire: fetch would unpack it, and ask for what it can unpack. */
async function heard(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, method, path, headers, agent: false }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on("end", () => {
        const { date: _, ...rest } = answer.headers;
        resolve({ status: answer.statusCode, headers: rest, bytes });
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

const PATHS = ["/", "/?q=hazel", "/none", "/names.csv", "/picture.png", "/a.css", "/api/names"];
const FORMS = [
  {},
  { "accept-encoding": "br" },
  { "accept-encoding": "br;q=0, gzip" },
  { cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" },
  { "if-none-match": "*" },
];

test.for(PATHS)(
  "%s: HEAD before anybody has asked, HEAD after, the first and the second GET carry the same headers",
  async (path) => {
    for (const form of FORMS) {
      const ask = await openSite();
      const head = await ask("HEAD", path, form);
      const after = await ask("GET", path, form);
      const askFirst = await openSite();
      const first = await askFirst("GET", path, form);
      const second = await askFirst("GET", path, form);
      const headLater = await askFirst("HEAD", path, form);
      expect([after, second], JSON.stringify(form)).toEqual([first, first]);
      expect([head, headLater], JSON.stringify(form)).toEqual([
        { ...first, bytes: 0 },
        { ...first, bytes: 0 },
      ]);
      const length = "content-length" in first.headers ? first.headers["content-length"] : "0";
      expect(Number(length), JSON.stringify(form)).toBe(first.bytes);
    }
  },
);
