import { randomUUID } from "node:crypto";
import { bodyLimit } from "hono/body-limit";
import { Hono } from "hono";
import { PAGES } from "#content/site/pages.ts";
import { RECORDS } from "#content/site/records-edition.ts";
import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";
import { readablePath } from "#domain/pages/readable-path.ts";
import { mountApi } from "#server/api/app.ts";
import type { Endpoint } from "#server/api/endpoint.ts";
import { problem, translateError } from "#server/api/problem.ts";
import { crawlerFiles } from "#server/crawlers/crawler-files.ts";
import { mountDesk } from "#server/desk/http/mount-desk.ts";
import { oneClickUnsubscribe } from "#server/newsletter/one-click.ts";
import { mountEmbeds } from "#server/embeds/mount-embeds.ts";
import { mountData } from "#server/open-data/mount-data.ts";
import { mountPictures } from "#server/pictures/mount-pictures.ts";
import { RenderFault } from "#server/rendering/render-fault.ts";
import { renderFaultReply } from "#server/rendering/render-fault-reply.ts";
import type { Services } from "#server/services.ts";
import { guardWrites } from "./limits/guard-writes.ts";
import { type Bindings, clientIn } from "./hono.ts";
import { leadToKnown } from "./lead-to-known.ts";
import { logSurprise } from "./log/log-surprise.ts";
import type { Pages } from "./pages/pages.ts";
import { RESPONSE_ALREADY_SENT } from "./listener.ts";
import { asResponse, send, wantedBy } from "./send.ts";
import { unpacked } from "./unpack.ts";

/** A list of 500 names with full notes fits in; nothing that we take is larger. */
const LARGEST_BODY_BYTES = 512 * 1024;

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** What is known of the built files. */
type Files = {
  readonly isFile?: (path: string) => boolean;
  /** Addresses of the styles that every page of the site has. */
  readonly siteStyles?: readonly string[];
};

/** Every answer that is not simply lying in memory: health, endpoints, pages. */
export function createApp(
  services: Services,
  endpoints: readonly Endpoint[],
  pages: Pick<Pages, "render">,
  { isFile = () => false, siteStyles = [] }: Files = {},
): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.onError((error, context) =>
    // Logged by the pool, which knows how often.
    error instanceof RenderFault
      ? asResponse(renderFaultReply(error, context.req.header("accept")))
      : translateError(error, context, (surprise) => logSurprise(services.log, surprise)),
  );
  const fixed = new Set(endpoints.map(({ description }) => description.path));
  app.use(
    leadToKnown({
      has: (path) => fixed.has(path) || isFile(path),
      // Without Node's response: what is asked here is not what is answered.
      head: async (path, search, { req, env }) =>
        app.fetch(new Request(new URL(`${path}${search}`, req.url), { method: "HEAD" }), {
          ...env,
          outgoing: undefined,
        }),
    }),
  );
  app.route("/", oneClickUnsubscribe(services.newsletter));
  app.on(
    WRITES,
    "*",
    guardWrites(services),
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: () =>
        problem(413, `The body is too large; at most ${LARGEST_BODY_BYTES / 1024} kB are taken.`),
    }),
  );

  app.get("/healthz", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (context) => {
    const answers = await services.ping().then(
      () => true,
      () => false,
    );
    const faults = services.health.faults();
    if (faults.length > 0) return problem(503, faults.join(" "));
    if (!answers) return problem(503, "Storage does not answer.");
    return context.text("ready", 200, { "cache-control": "no-store" });
  });

  for (const { path, contentType, text } of crawlerFiles(services)) {
    app.get(path, (context) => {
      const made = text(clientIn(context, services.config).origin);
      if (made === undefined) return context.notFound();
      return context.body(made, 200, {
        "content-type": contentType,
        "cache-control": "public, max-age=3600",
      });
    });
  }
  app.route("/", mountPictures(services));
  app.route("/", mountEmbeds(services));
  if (!isAtOrBelow(PAGES.data.path, RECORDS.absent)) app.route("/", mountData(services));
  app.route("/", mountDesk(services, siteStyles));
  app.route("/", mountApi(endpoints));
  app.all("*", async (context) => {
    const { pathname } = new URL(context.req.url);
    const client = clientIn(context, services.config);
    const nonce = randomUUID();
    const request = readable(context.req.raw, pathname);
    const page = await pages.render(request, { nonce, origin: client.origin, client });
    const wanted = wantedBy(request);
    const ready = await unpacked(page, wanted);
    const { incoming, outgoing } = context.env ?? {};
    // What answers HEAD or a write Hono makes anew, and would send it once more.
    if (request.method !== "GET" || incoming === undefined || outgoing === undefined)
      return asResponse(ready, wanted);
    // A Response around it would be taken apart again, which takes longer than to send it.
    send(ready, incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

/** A request for an address that can be decoded. What a damaged one carries is not read: nothing takes it. */
function readable(request: Request, pathname: string): Request {
  const path = readablePath(pathname);
  if (path === pathname) return request;
  return new Request(new URL(path, request.url), { method: request.method, headers: request.headers });
}
