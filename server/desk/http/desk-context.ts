import type { Context } from "hono";
import { html } from "hono/html";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import type { Bindings } from "#server/http/hono.ts";
import { type DeskPage, deskDocument, type Html, type Part, type Seen } from "#server/desk/html/frame.ts";
import type { DeskKey } from "#server/storage/desk/desk-keys.ts";

/** What a request to the open desk has with it. */
export type DeskBindings = Bindings & {
  readonly Variables: {
    /** The stylesheets of every page of the desk. */
    stylesheets: readonly string[];
    session: DeskKey;
    seen: Seen;
    /** What a form held, once it was let in: texts alone. */
    fields: ReadonlyMap<string, string>;
  };
};

export type DeskContext = Context<DeskBindings>;

type Shown = {
  readonly title: string;
  readonly main: Html;
  readonly part: Part | undefined;
  /** The code of what was just done. Default: the one in the address. */
  readonly said?: string;
};

/** A page of the open desk. */
export function show(
  context: DeskContext,
  page: Shown,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  return context.html(
    deskDocument(
      { said: context.req.query("said"), ...page, seen: context.get("seen") },
      context.get("stylesheets"),
    ),
    status,
  );
}

/** Where nothing is, though the desk is open. */
export function showMissing(context: DeskContext): Response | Promise<Response> {
  const title = DESK_WORDS.refused.notFound;
  return show(context, { title, main: html`<h1>${title}</h1>`, part: undefined }, 404);
}

/** A page for whom the desk is closed to, or that says why something was refused. */
export function showClosed(
  context: DeskContext,
  page: DeskPage,
  status: 200 | 400 | 403 | 404 | 415 | 429 | 500 | 503,
): Response | Promise<Response> {
  return context.html(deskDocument(page, context.get("stylesheets")), status);
}

/** After a form: back to a page of the desk, which says what was done. */
export function backTo(context: DeskContext, path: string, said?: string): Response {
  return context.redirect(said === undefined ? path : `${path}?said=${said}`, 303);
}

/** A field of the form, "" when it was not sent. */
export function field(context: DeskContext, name: string): string {
  return context.get("fields").get(name) ?? "";
}

/** What the address says is the number of a message; NaN for anything else. */
export function numberIn(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
}

/** A file to save, as the answer to a form. */
export function download(context: DeskContext, name: string, contentType: string, text: string): Response {
  return context.body(text, 200, {
    "content-type": contentType,
    "content-disposition": `attachment; filename="${name}"`,
  });
}
