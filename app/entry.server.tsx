import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from "react-router";
import { routedPage } from "./routed-page.tsx";
import { services } from "./screen-context.ts";
import { PageNonce } from "./head/page-nonce.ts";
import { PageParts, partsOf } from "./head/page-parts.ts";
import { withOwn } from "./head/with-own.ts";
import { withHandoff } from "./head/with-handoff.ts";

export { provide } from "./screen-context.ts";

/**
 * What loaders, actions and rendering did not foresee goes into the server's log. Not what was refused (a 404, a 405): the
 * request's own line tells it; nor that storage is away, which is logged where it is found. Nor what nobody waits for any more.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (!isRouteErrorResponse(error)) context.get(services).report(error);
  else if (error.status >= 500 && error.status !== 503)
    context.get(services).report(new Error(`A page answered ${error.status}.`));
};

/**
 * Renders a whole page at once: loaders answer from memory and load what is drawn, so nothing waits, and no stream has to
 * carry it in bytes. What did wait would be an error here, or stand in the page as what is shown meanwhile.
 *
 * The text stands beside the response, in pieces, none of which ends within an element. Not as its body, which would be made
 * bytes of, a stream of those, and a text again; nor in a WeakMap, which holds what is new until the whole heap is collected.
 */
export default async function renderPage(
  _request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(services).nonce;
  const html = inPieces(
    renderToString(
      <PageNonce value={nonce}>
        <PageParts value={partsOf(loadContext)}>{routedPage(context, nonce)}</PageParts>
      </PageNonce>,
    ),
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const page = ["<!DOCTYPE html>", ...withHandoff(withOwn(html), await textOf(serverHandoffStream), nonce)];
  return Object.assign(new Response(null, { status, headers }), { page });
}

/** React as it is built for the server gives a page in pieces (tools/building/server-react.ts); as it is otherwise, as one text. */
function inPieces(html: string | readonly string[]): readonly string[] {
  return typeof html === "string" ? [html] : html;
}

/** All that a stream brings. There at once, it needs no Response around it. */
async function textOf(stream: EntryContext["serverHandoffStream"]): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream ?? []) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}
