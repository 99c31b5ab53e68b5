import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { PAGES } from "#content/site/pages.ts";
import type { Newsletter } from "#domain/newsletter/newsletter.ts";
import type { Bindings } from "#server/http/hono.ts";

const LARGEST_BODY_BYTES = 4 * 1024;
const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } as const;

/**
 * One-click unsubscribing as RFC 8058 has it: the mail program's host posts to the link of the letter, without cookies
 * and from anywhere. The signed token is all that counts, so this stands before the check of where a write comes from.
 * Whatever else is posted to the address is for the page.
 */
export function oneClickUnsubscribe(newsletter: Pick<Newsletter, "unsubscribe">): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.post(PAGES.unsubscribe.path, bodyLimit({ maxSize: LARGEST_BODY_BYTES }), async (context, next) => {
    const token = context.req.query("token");
    if (token === undefined || !(await isOneClick(context.req.raw))) return next();
    if ((await newsletter.unsubscribe(token)) === "unknown") {
      return context.body("This link doesn’t work. Nothing was changed.\n", 400, PLAIN);
    }
    return context.body("You’re unsubscribed. We won’t send you the newsletter anymore.\n", 200, PLAIN);
  });
  return app;
}

/** Reads a copy: the page may want the body too. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    const form = await request.clone().formData();
    return form.get("List-Unsubscribe") === "One-Click";
  } catch {
    return false;
  }
}
