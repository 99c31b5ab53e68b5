import { PAGES } from "#content/site/pages.ts";
import type { AdProvider } from "#domain/ads/ad-provider.ts";
import type { Page } from "#domain/pages/page.ts";
import { refusesAds } from "#domain/ads/refuses-ads.ts";
import { PLAYER_ORIGIN } from "#domain/videos/video-addresses.ts";
import type { AdsConfig } from "#server/ads-config.ts";
import { createCache } from "#server/caches/create-cache.ts";
import type { Client } from "./visitors/client.ts";
import { brotliForCache, exactly, gzipForCache } from "./compress.ts";
import { etagOf } from "./etag.ts";
import { sealPage } from "./visitors/page-security.ts";
import { plainHeaders, type Reply, replyOf, replyWith, type Variants } from "./reply.ts";
import { visitorIn } from "./visitors/visitor.ts";

/** What a page is rendered for: its own inline scripts carry the nonce, its canonical links the origin. */
export type Rendering = {
  readonly nonce: string;
  readonly origin: string;
  /** Who asks, for the allowances of forms. */
  readonly client: Client;
  /** Who may fill the places for ads; null: nobody, or not for this browser. */
  readonly ads: AdProvider | null;
};
export type RenderPage = (request: Request, rendering: Rendering) => Promise<Response>;

/** The pages whose policy lets the player of films in. */
const FRAMING: ReadonlySet<string> = new Set(
  Object.values<Page>(PAGES).flatMap(({ path, framesPlayer }) => (framesPlayer === true ? [path] : [])),
);

/** Then a page is made anew: the token in its forms must not grow old (form-token.ts). */
const CACHED_MS = 24 * 60 * 60 * 1000;

export type Pages = {
  /** The page as everybody without saved names gets it at this origin, if it was asked for before. */
  cached(origin: string, path: string, refusesAds?: boolean): Reply | undefined;
  /** Renders the page now, and caches it if it is the same for everybody. HEAD gets what GET would: whoever sends it leaves the body out. */
  render(request: Request, rendering: Omit<Rendering, "ads">): Promise<Reply>;
};

/**
 * Pages without a query and without a visitor are the same for everybody: they are rendered once, on first demand,
 * and cached compressed with their ETag and policy. All others are rendered live.
 */
export function createPages(
  renderPage: RenderPage,
  { development = false, ads }: { readonly development?: boolean; readonly ads?: AdsConfig | undefined } = {},
): Pages {
  const cache = createCache<string, Reply>("pages", { maxAgeMs: CACHED_MS });
  const vary = `Accept-Encoding, Cookie${ads === undefined ? "" : ", Sec-GPC, Save-Data"}`;

  return {
    cached: (origin, path, refused = false) => cache.get(keyOf(origin, path, refused ? undefined : ads)),
    async render(asked, rendering) {
      const request = asGet(asked);
      const adsHere = refusesAds(signalsOf(request)) ? undefined : ads;
      const rendered = withAllowed(
        await renderPage(request, { ...rendering, ads: adsHere?.provider ?? null }),
      );
      if (rendered.headers.get("content-type")?.startsWith("text/html") !== true) return replyOf(rendered);
      const { html, contentSecurityPolicy } = sealPage(await rendered.text(), rendering.nonce, {
        ...(development ? { styles: "'self' 'unsafe-inline'" } : {}),
        ...(adsHere === undefined ? {} : { adOrigins: adsHere.origins }),
        ...(FRAMING.has(new URL(request.url).pathname) ? { frameOrigins: [PLAYER_ORIGIN] } : {}),
      });
      const headers = {
        "cache-control": "private, no-cache",
        ...plainHeaders(rendered.headers),
        "content-security-policy": contentSecurityPolicy,
        vary,
      };
      const cookies = rendered.headers.getSetCookie();
      const path = pathIfSameForAll(request);
      if (development || rendered.status !== 200 || path === undefined || cookies.length > 0)
        return { ...replyWith(rendered.status, headers, { text: html }), cookies };
      const page = cachedPage(html, headers);
      cache.set(keyOf(rendering.origin, path, adsHere), page);
      return page;
    },
  };
}

/** HEAD is rendered as GET, so that loaders and the cache know no difference. */
function asGet(request: Request): Request {
  if (request.method !== "HEAD") return request;
  const { url, headers, signal } = request;
  return new Request(url, { method: "GET", headers, signal });
}

/** What was refused for its method says which are taken; a page that takes forms has said so itself. */
function withAllowed(rendered: Response): Response {
  if (rendered.status !== 405 || rendered.headers.has("allow")) return rendered;
  const headers = new Headers(rendered.headers);
  headers.set("allow", "GET, HEAD");
  return new Response(rendered.body, { status: 405, headers });
}

/** Canonical links hold the origin: a page asked for under a made-up host must not be shown to others. */
function keyOf(origin: string, path: string, ads: AdsConfig | undefined): string {
  return `${origin} ${path}${ads === undefined ? "" : " with ads"}`;
}

function signalsOf({ headers }: Request) {
  return { gpc: headers.get("sec-gpc"), saveData: headers.get("save-data") };
}

function pathIfSameForAll(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  return request.method === "GET" && search === "" && visitorIn(request.headers.get("cookie")) === undefined
    ? pathname
    : undefined;
}

function cachedPage(html: string, headers: Readonly<Record<string, string>>): Reply {
  const identity = exactly(Buffer.from(html));
  const body: Variants = { identity, br: brotliForCache(identity), gzip: gzipForCache(identity) };
  const forCaches = {
    "cache-control": "public, max-age=0, s-maxage=300, must-revalidate",
    etag: etagOf(identity),
  };
  return replyWith(200, { ...headers, ...forCaches }, body);
}
