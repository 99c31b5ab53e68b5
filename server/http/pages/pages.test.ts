import { expect, test, vi } from "vitest";
import { createPages, type Pages } from "./pages.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";

const site = "https://names.example.org";
const client = { address: "203.0.113.7", standsForMany: false, https: true, origin: site };
const rendering = { nonce: "n", origin: site, client };
const html = { "content-type": "text/html; charset=utf-8" };

/** What a page answers a request. */
async function ask(pages: Pages, request: Request, given = rendering): Promise<Response> {
  const wanted = wantedBy(request);
  return asResponse(await unpacked(await pages.render(request, given), wanted), wanted);
}

/** The text of a page that is in the cache. */
async function cachedText(pages: Pages, path: string, refusesAds = false): Promise<string | undefined> {
  const cached = pages.cached(rendering.origin, path, refusesAds);
  const wanted = wantedBy(new Request(site));
  return cached && asResponse(await unpacked(cached, wanted), wanted).text();
}

function pagesCounting() {
  let rendered = 0;
  const pages = createPages(
    rendererOf(async (_, { origin }) => {
      rendered += 1;
      return new Response(`<link rel=canonical href=${origin}><script nonce="n">1</script>`, {
        headers: html,
      });
    }),
  );
  return { pages, rendered: () => rendered };
}

test("a page without query and visitor is rendered once and cached compressed, with its policy", async () => {
  const { pages } = pagesCounting();
  const live = await ask(pages, new Request("https://names.example.org/names/hazel"));
  expect(live.headers.get("content-security-policy")).toContain("sha256-");
  const cached = pages.cached(rendering.origin, "/names/hazel");
  expect(await cachedText(pages, "/names/hazel")).toBe(await live.text());
  expect(cached?.body).toHaveProperty("br");
  expect(cached?.headers["content-security-policy"]).toBe(live.headers.get("content-security-policy"));
});

test("a page asked for under another host is not shown to those who ask under ours", async () => {
  const { pages } = pagesCounting();
  await ask(pages, new Request("https://evil.example/"), { ...rendering, origin: "https://evil.example" });
  expect(pages.cached(rendering.origin, "/")).toBeUndefined();
});

test("a visitor's page and a page with a query are never cached", async () => {
  const { pages } = pagesCounting();
  const cookie = "visitor=AAAAAAAAAAAAAAAAAAAAAA";
  const own = await ask(pages, new Request("https://names.example.org/", { headers: { cookie } }), rendering);
  await ask(pages, new Request("https://names.example.org/?q=hazel"));
  expect(pages.cached(rendering.origin, "/")).toBeUndefined();
  expect(own.headers.get("cache-control")).toBe("private, no-cache");
  expect(own.headers.get("vary")).toBe("Accept-Encoding, Cookie");
});

test("a method that a page does not take is refused with those that it takes", async () => {
  const refused = async (headers: Readonly<Record<string, string>>) => {
    const pages = createPages(rendererOf(async () => new Response("no", { status: 405, headers })));
    const request = new Request("https://names.example.org/names/hazel", { method: "POST" });
    return (await ask(pages, request)).headers.get("allow");
  };
  expect(await refused(html)).toBe("GET, HEAD");
  expect(await refused({})).toBe("GET, HEAD");
  expect(await refused({ ...html, allow: "GET, HEAD, POST" })).toBe("GET, HEAD, POST");
});

const SAME = "/names/hazel";
const LIVE = "/?q=hazel";
const asks = (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`https://names.example.org${path}`, { method, headers });

test.for([
  [SAME, {}],
  [SAME, { "accept-encoding": "br" }],
  [SAME, { "accept-encoding": "gzip" }],
  [SAME, { cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" }],
  [LIVE, {}],
  [LIVE, { "accept-encoding": "br" }],
] as const)("HEAD of %s answers what GET would, whichever comes first: %j", async ([path, headers]) => {
  const long = "<p>Hazel</p>".repeat(500);
  const open = () => createPages(rendererOf(async () => new Response(long, { headers: html })));
  const get = await ask(open(), asks("GET", path, headers));
  const first = await ask(open(), asks("HEAD", path, headers));
  expect([first.status, Object.fromEntries(first.headers)]).toEqual([
    get.status,
    Object.fromEntries(get.headers),
  ]);
  expect(await first.text()).toBe("");
  expect(Number(get.headers.get("content-length"))).toBe((await get.arrayBuffer()).byteLength);
  expect(get.headers.has("etag")).toBe(path === SAME && !("cookie" in headers));
});

test("HEAD of a page that answers 404, or of a file, is that of GET too", async () => {
  const pages = createPages(
    rendererOf(async (request) =>
      new URL(request.url).pathname === "/a.csv"
        ? new Response("a,b", { headers: { "cache-control": "public, max-age=60" } })
        : new Response("none", { status: 404, headers: html }),
    ),
  );
  for (const path of ["/none", "/a.csv"]) {
    const get = await ask(pages, asks("GET", path));
    const head = await ask(pages, asks("HEAD", path));
    expect([head.status, head.headers.get("etag")]).toEqual([get.status, get.headers.get("etag")]);
    expect(Number(head.headers.get("content-length"))).toBe((await get.text()).length);
  }
});

test("who holds the same bytes is not sent them again, though nobody had asked before", async () => {
  const open = () => createPages(rendererOf(async () => new Response("Hazel", { headers: html })));
  const etag = (await ask(open(), asks("GET", SAME))).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const method of ["GET", "HEAD"]) {
    const again = await ask(open(), asks(method, SAME, { "if-none-match": etag }));
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  }
});

const ads = {
  provider: { scriptUrl: "https://ads.example.com/a.js", host: "ads.example.com", slots: { home: "1" } },
  origins: ["https://ads.example.com"],
};

test("who refuses ads by a signal gets a page without them, and it is cached apart", async () => {
  const pages = createPages(
    rendererOf(
      async (_, given) => new Response(given.ads === undefined ? "house" : "ads", { headers: html }),
    ),
    { ads },
  );
  const askWith = async (headers: Readonly<Record<string, string>>) => {
    const answer = await ask(pages, new Request("https://names.example.org/", { headers }));
    const open = answer.headers.get("content-security-policy")?.includes("https://ads.example.com");
    return { text: await answer.text(), open, vary: answer.headers.get("vary") };
  };
  const vary = "Accept-Encoding, Cookie, Sec-GPC, Save-Data";
  expect(await askWith({})).toEqual({ text: "ads", open: true, vary });
  expect(await askWith({ "sec-gpc": "1" })).toEqual({ text: "house", open: false, vary });
  expect(await askWith({ "save-data": "on" })).toEqual({ text: "house", open: false, vary });
  expect(await cachedText(pages, "/")).toBe("ads");
  expect(await cachedText(pages, "/", true)).toBe("house");
});

test("the player of films may stand on the page of videos, whatever is selected there, and on no other", async () => {
  const { pages } = pagesCounting();
  const frames = async (path: string) => {
    const answer = await ask(pages, new Request(`https://names.example.org${path}`));
    return /frame-src ([^;]+);/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  };
  expect(await frames("/videos")).toBe("https://www.youtube-nocookie.com");
  expect(await frames("/videos?video=latch")).toBe("https://www.youtube-nocookie.com");
  expect(await frames("/videos/more")).toBeUndefined();
  expect(await frames("/")).toBeUndefined();
});

test("an answer of 500 is never cached", async () => {
  const pages = createPages(rendererOf(async () => new Response("broken", { status: 500, headers: html })));
  const answer = await ask(pages, new Request("https://names.example.org/"));
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(pages.cached(rendering.origin, "/")).toBeUndefined();
});

test("a cached page is made anew after a day, so that the token in its forms stays young", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1_000);
  try {
    const { pages, rendered } = pagesCounting();
    await ask(pages, new Request("https://names.example.org/"));
    vi.advanceTimersByTime(23 * 60 * 60 * 1000);
    expect(pages.cached(rendering.origin, "/")).toBeDefined();
    vi.advanceTimersByTime(2 * 60 * 60 * 1000);
    expect(pages.cached(rendering.origin, "/")).toBeUndefined();
    expect(rendered()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
