import type { AdProvider } from "#domain/site/ad-provider.ts";
import { refusesAds } from "#domain/site/refuses-ads.ts";
import { PLAYER_ORIGIN, VIDEOS_PATH } from "#domain/videos/video-addresses.ts";
import type { AdsConfig } from "#server/ads-config.ts";
import { createCache } from "#server/caches/create-cache.ts";
import type { Client } from "./client.ts";
import { brotliKept, compressLive, exactly, gzipKept } from "./compress.ts";
import { sendFile } from "./files.ts";
import { etagOf, memoryAsResponse, type MemoryResponse } from "./from-memory.ts";
import { answerHead } from "./head.ts";
import { SECURITY_HEADERS, sealPage } from "./page-security.ts";
import { visitorIn } from "./visitor.ts";

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

/** Then a page is made anew: the token in its forms must not grow old (form-token.ts). */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

export type Pages = {
  /** The page as everybody without saved names gets it at this origin, if it was asked for before. */
  remembered(origin: string, path: string, refusesAds?: boolean): MemoryResponse | undefined;
  /** Renders the page now, and remembers it if it is the same for everybody. HEAD gets what GET would, without the body. */
  render(request: Request, rendering: Omit<Rendering, "ads">): Promise<Response>;
};

/**
 * Pages without a query and without a visitor are the same for everybody: they are rendered once, on first demand,
 * and kept compressed with their ETag and policy. All others are rendered live.
 */
export function createPages(
  renderPage: RenderPage,
  { development = false, ads }: { readonly development?: boolean; readonly ads?: AdsConfig | undefined } = {},
): Pages {
  const kept = createCache<string, MemoryResponse>("pages", { maxAgeMs: REMEMBERED_MS });

  const pages: Pages = {
    remembered: (origin, path, refused = false) => kept.get(keyOf(origin, path, refused ? undefined : ads)),
    async render(request, rendering) {
      const adsHere = refusesAds(signalsOf(request)) ? undefined : ads;
      const rendered = withAllowed(
        await renderPage(request, { ...rendering, ads: adsHere?.provider ?? null }),
      );
      if (rendered.headers.get("content-type")?.startsWith("text/html") !== true)
        return sendFile(request, rendered);
      const { html, contentSecurityPolicy } = sealPage(await rendered.text(), rendering.nonce, {
        ...(development ? { styles: "'self' 'unsafe-inline'" } : {}),
        ...(adsHere === undefined ? {} : { adOrigins: adsHere.origins }),
        ...(new URL(request.url).pathname === VIDEOS_PATH ? { frameOrigins: [PLAYER_ORIGIN] } : {}),
      });
      const headers = new Headers(rendered.headers);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
      headers.set("content-security-policy", contentSecurityPolicy);
      headers.set("vary", `Accept-Encoding, Cookie${ads === undefined ? "" : ", Sec-GPC, Save-Data"}`);
      const path = pathIfSameForAll(request);
      if (!development && rendered.status === 200 && path !== undefined) {
        headers.set("cache-control", "public, max-age=0, s-maxage=300, must-revalidate");
        const page = remember(html, headers);
        kept.set(keyOf(rendering.origin, path, adsHere), page);
        return memoryAsResponse(request, page);
      } else if (!headers.has("cache-control")) {
        headers.set("cache-control", "private, no-cache");
      }
      return live(html, rendered.status, headers, request);
    },
  };
  return { ...pages, render: answerHead(pages.render) };
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

function remember(html: string, headers: Headers): MemoryResponse {
  const identity = exactly(Buffer.from(html));
  return {
    etag: etagOf(identity),
    headers: Object.fromEntries(headers),
    bodies: { identity, br: brotliKept(identity), gzip: gzipKept(identity) },
  };
}

function live(html: string, status: number, headers: Headers, request: Request): Response {
  const compressed = compressLive(html, request.headers.get("accept-encoding") ?? undefined);
  if (compressed !== undefined) headers.set("content-encoding", compressed.encoding);
  const body = compressed?.body ?? Buffer.from(html);
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, headers });
}
