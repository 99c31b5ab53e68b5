import { Hono } from "hono";
import { BRAND } from "#content/site/brand.ts";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import { DESK_STYLE } from "#server/desk/html/desk-style.ts";
import { DESK_PATH } from "#server/desk/opening-link.ts";
import { countsRoutes } from "#server/desk/parts/counts.ts";
import { directoryRoutes } from "#server/desk/parts/directory.ts";
import { inboxRoutes } from "#server/desk/parts/inbox.ts";
import { logRoutes } from "#server/desk/parts/log.ts";
import { newsletterRoutes } from "#server/desk/parts/newsletter.ts";
import { serverRoutes } from "#server/desk/parts/server.ts";
import { subscriberRoutes } from "#server/desk/parts/subscribers.ts";
import { todayRoutes } from "#server/desk/parts/today.ts";
import { sessionCookie } from "#server/desk/session/desk-cookie.ts";
import { clientIn } from "#server/http/hono.ts";
import { logSurprise } from "#server/http/log/log-surprise.ts";
import type { Services } from "#server/services.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";
import { backTo, type DeskBindings, showMissing } from "./desk-context.ts";
import { deskHeaders, guardDesk, readFields, refuse } from "./guard-desk.ts";
import { openingRoutes } from "./open-desk.ts";

const STYLE_PATH = `${DESK_PATH}/style.css`;

/**
 * Everything under /desk; nothing at all where the desk is off: its addresses are unknown ones then. `siteStyles` are the
 * addresses of the styles that every page of the site has.
 */
export function mountDesk(services: Services, siteStyles: readonly string[]): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  const { desk, config, log } = services;
  if (desk === undefined) return app;
  const everywhere = [DESK_PATH, `${DESK_PATH}/*`];

  app.onError((error, context) => {
    logSurprise(log, error);
    context.header("retry-after", "5");
    return error instanceof StorageFault
      ? refuse(context, DESK_WORDS.refused.away, 503)
      : refuse(context, DESK_WORDS.refused.wrong, 500);
  });
  for (const path of everywhere) {
    app.use(path, deskHeaders);
    app.use(path, async (context, next) => {
      context.set("stylesheets", [
        ...siteStyles,
        ...(BRAND.styles === null ? [] : [BRAND.styles]),
        STYLE_PATH,
      ]);
      await next();
    });
    app.use(path, readFields);
  }
  app.get(STYLE_PATH, (context) =>
    context.body(DESK_STYLE, 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.route("/", openingRoutes({ desk, config, log }));
  for (const path of everywhere) app.use(path, guardDesk(desk, config));

  app.route("/", todayRoutes(desk, services));
  app.route("/", inboxRoutes(desk, config));
  app.route("/", newsletterRoutes(desk, config));
  app.route("/", subscriberRoutes(desk, config));
  app.route("/", directoryRoutes(desk));
  app.route("/", countsRoutes(desk));
  app.route("/", serverRoutes(desk, services));
  app.route("/", logRoutes(desk));
  app.post(`${DESK_PATH}/sign-out`, async (context) => {
    await desk.keys.take("session", context.get("session"));
    await desk.actions.add("signed out");
    context.header("set-cookie", sessionCookie(undefined, clientIn(context, config)));
    return backTo(context, DESK_PATH);
  });
  for (const path of everywhere) app.all(path, showMissing);
  return app;
}
