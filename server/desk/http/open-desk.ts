import { Hono } from "hono";
import type { Logger } from "pino";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import type { Config } from "#server/config.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { DESK_PATH, OPEN_PATH } from "#server/desk/opening-link.ts";
import { isPrivateWay, SESSION_LASTS_MS, sessionCookie } from "#server/desk/session/desk-cookie.ts";
import { clientIn } from "#server/http/hono.ts";
import { isDeskKey } from "#server/storage/desk/desk-keys.ts";
import { backTo, type DeskBindings, showClosed } from "./desk-context.ts";
import { isOurs, openingForm, refuse } from "./guard-desk.ts";

const words = DESK_WORDS.open;

type Given = {
  readonly desk: Pick<Desk, "keys" | "actions" | "mayOpen">;
  readonly config: Config;
  readonly log: Pick<Logger, "warn">;
};

/** The link that npm run desk prints: it shows a button, and the button opens the desk, once. */
export function openingRoutes({ desk, config, log }: Given): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  app.get(OPEN_PATH, (context) => {
    if (!isPrivateWay(clientIn(context, config))) return refuse(context, words.insecure, 403);
    const key = context.req.query("key") ?? "";
    if (!isDeskKey(key)) return refuse(context, words.used, 403);
    return showClosed(context, { title: words.title, main: openingForm(key) }, 200);
  });
  app.post(OPEN_PATH, async (context) => {
    const client = clientIn(context, config);
    if (!isPrivateWay(client)) return refuse(context, words.insecure, 403);
    if (!isOurs(context, client.origin)) return refuse(context, DESK_WORDS.refused.form, 403);
    const seconds = await desk.mayOpen(client);
    if (seconds > 0) return refuse(context, waitMessage(seconds), 429);
    const key = context.get("fields").get("key") ?? "";
    if (!isDeskKey(key) || !(await desk.keys.take("link", key))) {
      log.warn("somebody tried to open the desk with a link that is not good");
      return refuse(context, words.used, 403);
    }
    const session = await desk.keys.add("session", SESSION_LASTS_MS);
    await desk.actions.add("desk opened");
    context.header("set-cookie", sessionCookie(session, client));
    return backTo(context, DESK_PATH);
  });
  return app;
}
