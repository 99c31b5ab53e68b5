import { afterAll, beforeAll, expect, test } from "vitest";
import { talk } from "#tests/support/servers/shell-under-test.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const OF_CONNECTIONS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);
const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !OF_CONNECTIONS.has(name));

test.for([
  "/",
  "/?q=like+hazel",
  "/names/zelda",
  "/names/zelda/births.csv",
  "/names/qwxyz",
  "/compare?names=hazel,owen",
  "/parent-directory/resources.json",
  "/videos",
  "/api/names/search?q=zelda",
  "/nothing",
  "/robots.txt",
])("HEAD of %s, asked before anybody has got it, says what GET says", async (path) => {
  const { head, get } = await askBoth(path);
  expect(head.status).toBe(get.status);
  const known = new Map(headersOf(get));
  // A page that is made anew each time has another token and nonce, which compress to a byte more or less.
  const isAnew = get.headers.get("cache-control")?.startsWith("private") === true;
  for (const [name, value] of headersOf(head))
    if (!isAnew || name !== "content-length") expect(known.get(name), name).toBe(value);
  for (const name of ["etag", "cache-control", "content-security-policy", "content-type", "vary"])
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
});

/** HEAD, then GET. The token of forms is another one every ten seconds (form-token.ts): then both are asked once more. */
async function askBoth(path: string): Promise<{ readonly head: Response; readonly get: Response }> {
  const step = () => Math.floor(Date.now() / 10_000);
  const headers = { "accept-encoding": "br" };
  const before = step();
  const head = await fetch(`${server.url}${path}`, { method: "HEAD", headers });
  const get = await fetch(`${server.url}${path}`, { headers });
  return step() === before ? { head, get } : askBoth(path);
}

test("what is asked one after another on one connection is answered, whatever its method", async () => {
  const asked = [
    "HEAD /names/zora",
    "GET /?q=zora",
    "POST /nothing",
    "HEAD /nothing",
    "DELETE /about",
    "GET /names/zadie",
  ];
  const requests = asked.map((line) => `${line} HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n`);
  const { statuses } = await talk(Number(new URL(server.url).port), [requests.join("")]);
  expect(statuses).toEqual([200, 200, 405, 404, 405, 200]);
});

const ACTIONS = [
  "/saved",
  "/contact",
  "/newsletter/subscribe",
  "/newsletter/confirm?token=x",
  "/newsletter/unsubscribe?token=x",
];

test.for(ACTIONS)("what is no form is refused by %s, and never a surprise", async (path) => {
  const post = async (type: string, body: string) =>
    (await fetch(`${server.url}${path}`, { method: "POST", headers: { "content-type": type }, body })).status;
  expect(await post("text/plain", "a=b")).toBe(415);
  expect(await post("application/json", "{}")).toBe(415);
  expect(await post("multipart/form-data", "x")).toBe(415);
  expect(await post("multipart/form-data; boundary=b", "--b\r\nx")).toBe(400);
  expect(await post("application/x-www-form-urlencoded", "&".repeat(2000))).toBe(400);
});

test.for([
  ["/Blog", "/blog"],
  ["/names/ZOE/", "/names/zoe"],
  ["/names/Zo%C3%AB?a=b", "/names/zoe?a=b"],
  ["/Names/Lists/Top-100-Girls", "/names/lists/top-100-girls"],
  ["/Templates/Growth-Chart-Girls", "/templates/growth-chart-girls"],
  ["/ROBOTS.txt", "/robots.txt"],
  ["/Favicon.ico", "/favicon.ico"],
  ["/og/names/Hazel.png", "/og/names/hazel.png"],
] as const)("%s leads to %s", async ([path, known]) => {
  const answer = await fetch(`${server.url}${path}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, known]);
});

test("no other unknown path leads anywhere", async () => {
  for (const path of ["/Nothing", "/nothing/", "//evil.example/", "/names/lists/Nothing/", "/templates/XYZ"])
    expect((await fetch(`${server.url}${path}`, { redirect: "manual" })).status, path).toBe(404);
});
