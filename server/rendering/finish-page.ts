import { PAGES } from "#content/site/pages.ts";
import type { Page } from "#domain/pages/page.ts";
import { PLAYER_ORIGIN } from "#domain/videos/video-addresses.ts";
import { WORTH_COMPRESSING_BYTES } from "#server/http/compress.ts";
import { etagOf } from "#server/http/etag.ts";
import { plainHeaders, replyOf, replyWith } from "#server/http/reply.ts";
import { sealPage } from "#server/http/visitors/page-security.ts";
import { type Compress, packed } from "./packed.ts";
import type { Answered, Finishing, RenderedPage } from "./page-to-render.ts";

/** The pages whose policy lets the player of films in. */
const FRAMING: ReadonlySet<string> = new Set(
  Object.values<Page>(PAGES).flatMap(({ path, framesPlayer }) => (framesPlayer === true ? [path] : [])),
);

/** What the router fetches for a page when it is already at work in the browser. */
const ROUTER_DATA = "text/x-script";

/** Makes what the screens answered ready to be sent: sealed by a policy, told apart for caches, compressed. */
export async function finishPage(
  answered: Answered,
  finishing: Finishing,
  compress: Compress,
): Promise<RenderedPage> {
  const rendered = withAllowed(answered);
  const type = rendered.headers.get("content-type") ?? "";
  const isPage = type.startsWith("text/html");
  if (!isPage && !type.startsWith(ROUTER_DATA))
    return { reply: await packed(await replyOf(rendered), compress), forAll: false };

  const made = answered.page ?? [await rendered.text()];
  const { pieces, policy } = isPage ? sealed(made, finishing) : { pieces: made, policy: {} };
  const own = plainHeaders(rendered.headers);
  const cookies = rendered.headers.getSetCookie();
  const forAll =
    finishing.forAll &&
    rendered.status === 200 &&
    cookies.length === 0 &&
    own["cache-control"]?.includes("no-store") !== true;
  const bytes = bytesOf(pieces);
  const caching = forAll
    ? { "cache-control": "public, max-age=0, s-maxage=300, must-revalidate", etag: etagOf(bytes) }
    : { "cache-control": own["cache-control"] ?? "private, no-cache" };
  const headers = { ...own, ...policy, ...caching, vary: finishing.vary };
  // What is short is compressed only to be kept.
  const body =
    !forAll && bytes.byteLength < WORTH_COMPRESSING_BYTES
      ? { text: pieces.join("") }
      : { br: await compress(bytes, finishing.isAhead === true) };
  return { reply: { ...replyWith(rendered.status, headers, body), cookies }, forAll };
}

/** A letter takes three bytes at most. */
const BYTES_OF_A_LETTER = 3;
/**
 * Where pieces are written one after another: to count their bytes before would take as long as to write them, and a page's own
 * memory would wait for the collector, 100 kB a page.
 */
let scratch = Buffer.allocUnsafeSlow(2 ** 18);

/** A text that lies in pieces, as bytes; they are there until the next text is written. */
function bytesOf(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const most = BYTES_OF_A_LETTER * pieces.reduce((sum, { length }) => sum + length, 0);
  if (most > scratch.byteLength) scratch = Buffer.allocUnsafeSlow(most);
  let length = 0;
  for (const piece of pieces) length += scratch.write(piece, length);
  return scratch.subarray(0, length);
}

function sealed(made: readonly string[], { nonce, development, ads, path }: Finishing) {
  const { pieces, contentSecurityPolicy } = sealPage(made, nonce, {
    ...(development ? { styles: "'self' 'unsafe-inline'" } : {}),
    ...(ads === undefined ? {} : { adOrigins: ads.origins }),
    ...(FRAMING.has(path) ? { frameOrigins: [PLAYER_ORIGIN] } : {}),
  });
  return { pieces, policy: { "content-security-policy": contentSecurityPolicy } };
}

/** What was refused for its method says which are taken; a page that takes forms has said so itself. */
function withAllowed(rendered: Response): Response {
  if (rendered.status !== 405 || rendered.headers.has("allow")) return rendered;
  const headers = new Headers(rendered.headers);
  headers.set("allow", "GET, HEAD");
  return new Response(rendered.body, { status: 405, headers });
}
