import { Hono } from "hono";
import { hash } from "node:crypto";
import { readNameId } from "#domain/names/entry/name.ts";
import { embedPath } from "#domain/pages/name-paths.ts";
import { etagOf } from "#server/http/etag.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";
import { replyWith } from "#server/http/reply.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import type { Services } from "#server/services.ts";
import { embedHtml } from "./embed-html.ts";
import { embedStyle } from "./embed-style.ts";

/**
 * Any site may frame it, which no other page of ours lets. So it can do nothing else: no script, no form, no request, and a
 * sandbox around what follows from a slip. Its links open a page of their own.
 */
const policy = () =>
  `default-src 'none'; style-src 'sha256-${hash("sha256", embedStyle(), "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=3600, s-maxage=86400",
  vary: "Accept-Encoding",
  "x-robots-tag": "noindex",
} as const;

/** As text: a frame would offer JSON as a download. */
const UNKNOWN = "We have no name at this address.\n";

/** /embed/names/hazel: a name for the pages of others. No cookie is read or given. */
export function mountEmbeds({ names, config }: Pick<Services, "names" | "config">): Hono<Bindings> {
  return new Hono<Bindings>().get("/embed/names/:slug", async (context) => {
    const slug = context.req.param("slug");
    const id = readNameId(slug) ?? "";
    const page = names.page(id);
    if (page === undefined) return context.text(UNKNOWN, 404, { "cache-control": "no-store" });
    if (id !== slug) return new Response(null, { status: 308, headers: { location: embedPath(id) } });
    const text = embedHtml(page, clientIn(context, config).origin);
    const wanted = wantedBy(context.req.raw);
    const reply = replyWith(
      200,
      { ...HEADERS, "content-security-policy": policy(), etag: etagOf(text) },
      { text },
    );
    return asResponse(await unpacked(reply, wanted), wanted);
  });
}
