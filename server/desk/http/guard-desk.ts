import { html } from "hono/html";
import { createMiddleware } from "hono/factory";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import type { Config } from "#server/config.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import type { Html } from "#server/desk/html/frame.ts";
import { DESK_PATH, OPEN_PATH } from "#server/desk/opening-link.ts";
import { isPrivateWay, sessionIn } from "#server/desk/session/desk-cookie.ts";
import { formProof, isFormProof, isOwnForm } from "#server/desk/session/form-proof.ts";
import { clientIn } from "#server/http/hono.ts";
import { MOST_PARAMETERS } from "#server/http/refuse-request.ts";
import { type DeskBindings, type DeskContext, showClosed } from "./desk-context.ts";

const words = DESK_WORDS;

/** No scripts, no frames, nothing from elsewhere, kept nowhere. A policy that sent no referrer would take the origin off our forms. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** The headers of everything under /desk. A page with a policy of its own keeps it. */
export const deskHeaders = createMiddleware<DeskBindings>(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    if (name !== "content-security-policy" || !context.res.headers.has(name))
      context.res.headers.set(name, value);
  }
});

/**
 * Reads a form of plain fields; anything else is refused. So are more fields than any form has, before they are read: this
 * stands before the session is asked for, and a body of nothing but fields costs a second.
 */
export const readFields = createMiddleware<DeskBindings>(async (context, next) => {
  context.set("fields", new Map());
  if (context.req.method !== "POST") return next();
  const kind = context.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(kind))
    return refuse(context, words.refused.kind, 415);
  const sent = await context.req.text();
  if (sent.split("&", MOST_PARAMETERS + 1).length > MOST_PARAMETERS)
    return refuse(context, words.refused.fields, 400);
  context.set("fields", new Map(new URLSearchParams(sent)));
  return next();
});

/** Lets in who has a session; forms besides only from a page of the same session. */
export function guardDesk(desk: Pick<Desk, "keys">, config: Config) {
  return createMiddleware<DeskBindings>(async (context, next) => {
    const client = clientIn(context, config);
    const session = isPrivateWay(client) ? sessionIn(context.req.header("cookie"), client) : undefined;
    const until = session && (await desk.keys.find("session", session));
    if (session === undefined || until === undefined) return closed(context);
    context.set("session", session);
    context.set("seen", { until, proof: formProof(session) });
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    return isOurs(context, client.origin) && isFormProof(session, context.get("fields").get("proof"))
      ? next()
      : refuse(context, words.refused.form, 403);
  });
}

/** Whether the form was sent by a page of this site. */
export function isOurs(context: DeskContext, ownOrigin: string): boolean {
  const [origin, fetchSite] = [context.req.header("origin"), context.req.header("sec-fetch-site")];
  return isOwnForm({ origin, fetchSite }, ownOrigin);
}

function closed(context: DeskContext): Response | Promise<Response> {
  const { title, lead, command } = words.closed;
  const main = html`<h1>${title}</h1>
    <p class="dk-lead">${lead}</p>
    <p><code class="dk-command">${command}</code></p>`;
  return showClosed(context, { title, main }, 403);
}

/** Says why something was refused. */
export function refuse(
  context: DeskContext,
  why: string,
  status: 400 | 403 | 404 | 415 | 429 | 500 | 503,
): Response | Promise<Response> {
  const { title, back } = words.refused;
  const main = html`<h1>${title}</h1>
    <p class="dk-lead">${why}</p>
    <p class="dk-lead"><a href="${DESK_PATH}">${back}</a></p>`;
  return showClosed(context, { title, main }, status);
}

/** The page behind the link: a button, since programs that look through addresses open them. */
export function openingForm(key: string): Html {
  const { title, lead, button } = words.open;
  return html`<h1>${title}</h1>
    <p class="dk-lead">${lead}</p>
    <form method="post" action="${OPEN_PATH}" class="dk-form">
      <input type="hidden" name="key" value="${key}" /><button class="btn btn-primary">${button}</button>
    </form>`;
}
